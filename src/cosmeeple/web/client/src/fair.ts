/** Everybody's share in chance: after the server's promise this browser adds a random number to the deal and remembers
 * it, to compare with the record after the end. */

import { all, csrf, freshKey, one, preference } from "./dom";

const table = document.body.dataset["table"] ?? "";
const promise = document.body.dataset["commitment"] ?? "";

/** What this browser keeps about the table: its number, and the fingerprint that it was shown before. */
const kept = (): string[] => preference(`nonce.${table}`).split(" ");

function ownNonce(): string {
  const [nonce, shown] = kept();
  if (nonce && shown === promise) return nonce;
  const made = freshKey();
  preference(`nonce.${table}`, `${made} ${promise}`);
  return made;
}

function put(form: HTMLFormElement, nonce: string): void {
  const field =
    one<HTMLInputElement>('input[name="nonce"]', form) ?? document.createElement("input");
  field.type = "hidden";
  field.name = "nonce";
  field.value = nonce;
  form.append(field);
}

async function addNonce(): Promise<void> {
  const response = await fetch(`/t/${table}/nonce`, {
    method: "POST",
    headers: { Accept: "application/json", "X-CSRF-Token": csrf() },
    body: new URLSearchParams({ nonce: ownNonce(), csrf: csrf() }),
  });
  const answer = (await response.json().catch(() => ({}))) as { started?: boolean; error?: string };
  if (answer.started || answer.error === "already-started") location.reload();
}

/** After the end: is what this browser remembers in the record? */
function compare(): void {
  const said = one("[data-fair-check]");
  const [nonce, shown] = kept();
  if (!said || !nonce) return;
  const holds =
    shown === promise && all("[data-nonce-in]").some((one) => one.dataset["nonceIn"] === nonce);
  said.textContent = (holds ? said.dataset["yes"] : said.dataset["no"]) ?? "";
  said.hidden = false;
}

export function startFairness(): void {
  // A new table waits with its first draw until this browser has seen the promise and added its number.
  document.addEventListener(
    "submit",
    (event) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement)) return;
      const path = new URL(form.action, location.href).pathname;
      if (path === "/new" || path.endsWith("/rematch")) put(form, "coming");
      else if (path.endsWith("/join") && promise) put(form, ownNonce());
    },
    true,
  );
  if (document.body.dataset["nonce"] === "wanted") void addNonce();
  compare();
}
