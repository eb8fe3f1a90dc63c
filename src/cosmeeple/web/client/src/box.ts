/** An owner's copy: the form is checked while somebody types, and says how complete the copy would be. */

import { all, one } from "./dom";

const PAUSE = 350;

interface Verdict {
  wrong: Record<string, string>;
  general: string;
  seen: number;
  unsure: number;
  percent: number;
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fields = (form: HTMLFormElement): Field[] => all<Field>("[data-ours]", form);

/** What differs from the program's own value is marked, and that value shown. */
function mark(field: Field): void {
  const box = field.closest(".boxfield");
  const changed = field.value !== field.dataset["ours"];
  box?.classList.toggle("changed", changed);
  const ours = box?.querySelector<HTMLElement>(".boxours");
  if (ours) ours.hidden = !changed;
}

function say(form: HTMLFormElement, verdict: Verdict): void {
  for (const field of fields(form)) {
    const wrong = verdict.wrong[field.name.slice(2)] ?? "";
    const place = field.closest(".boxfield")?.querySelector<HTMLElement>(".boxwrong");
    if (place && place.textContent !== wrong) place.textContent = wrong;
    if (wrong) field.setAttribute("aria-invalid", "true");
    else field.removeAttribute("aria-invalid");
  }
  const general = one<HTMLElement>("[data-general]", form);
  if (general) {
    general.hidden = !verdict.general;
    general.textContent = verdict.general
      ? (document.body.dataset["tWrong"] ?? "%").replace("%", verdict.general)
      : "";
  }
  const bar = one<HTMLProgressElement>("#box-bar");
  const how = one("#box-how");
  if (bar) bar.value = verdict.seen;
  if (how)
    how.textContent = (document.body.dataset["tProgress"] ?? "")
      .replace("%1", String(verdict.seen))
      .replace("%2", String(verdict.unsure))
      .replace("%3", String(verdict.percent));
  form.dataset["checked"] = String(Number(form.dataset["checked"] ?? "0") + 1);
}

function start(form: HTMLFormElement): void {
  let timer = 0;
  let asked = 0;
  const check = async (): Promise<void> => {
    const number = ++asked;
    const body = new URLSearchParams();
    for (const [name, value] of new FormData(form))
      if (typeof value === "string") body.append(name, value);
    const answer = await fetch(`${form.action}/check`, {
      method: "POST",
      body,
      headers: { Accept: "application/json" },
    }).catch(() => null);
    if (!answer?.ok || number !== asked) return;
    say(form, (await answer.json()) as Verdict);
  };
  form.addEventListener("input", (event) => {
    if (event.target instanceof HTMLElement && event.target.matches("[data-ours]"))
      mark(event.target as Field);
    clearTimeout(timer);
    timer = setTimeout(() => void check(), PAUSE);
  });
}

const form = one<HTMLFormElement>("[data-box]");
if (form) start(form);
one<HTMLElement>("[aria-invalid]")?.focus();
