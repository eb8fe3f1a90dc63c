/** How somebody likes a table: every choice is an attribute of the root element at once, and is sent to be kept. Without scripts the form does both. */

import { all, csrf, text } from "./dom";

/** What the person likes, as the page says it. */
export const likes = (name: string): string => document.documentElement.dataset[name] ?? "";

async function keep(form: HTMLFormElement): Promise<void> {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === "string") fields.append(name, value);
  fields.set("csrf", csrf());
  await fetch(form.action, {
    method: "POST",
    headers: { Accept: "application/json", "X-CSRF-Token": csrf() },
    body: fields,
  }).catch(() => undefined);
}

/** Passing, stopping and ending the turn are asked twice by those who like it so: the button says so, and goes back after a while. */
function startConfirming(): void {
  let armed: HTMLElement | null = null;
  const disarm = (): void => {
    const label = armed?.querySelector<HTMLElement>(":scope > span");
    if (label?.dataset["was"] !== undefined) {
      label.textContent = label.dataset["was"];
      delete label.dataset["was"];
    }
    armed = null;
  };
  document.addEventListener(
    "submit",
    (event) => {
      const button = event.submitter;
      if (
        likes("confirm") !== "on" ||
        !(button instanceof HTMLElement) ||
        !button.matches("#r-actions .stays")
      )
        return;
      if (armed === button) {
        disarm();
        return;
      }
      event.preventDefault();
      event.stopImmediatePropagation();
      disarm();
      const label = button.querySelector<HTMLElement>(":scope > span");
      if (label) {
        label.dataset["was"] = label.textContent ?? "";
        label.textContent = text("sure");
      }
      armed = button;
      setTimeout(() => armed === button && disarm(), 4000);
    },
    true,
  );
  document.addEventListener("before-regions", disarm);
}

export function startLikes(): void {
  document.addEventListener("change", (event) => {
    const field = event.target;
    if (!(field instanceof HTMLSelectElement) || !field.dataset["like"] || !field.form) return;
    document.documentElement.dataset[field.dataset["like"]] = field.value;
    for (const same of all<HTMLSelectElement>(`[data-like="${field.dataset["like"]}"]`))
      same.value = field.value;
    void keep(field.form);
    document.dispatchEvent(new CustomEvent<string>("liked", { detail: field.dataset["like"] }));
  });
  startConfirming();
}
