/** A drawn map as quick input: a tap on `data-tap="ID"` goes one on in the field ID; Shift, or the right button, one back. */

import { all } from "./dom";

type Field = HTMLInputElement | HTMLSelectElement;

const fieldOf = (id: string): Field | null => {
  const found = document.getElementById(id);
  return found instanceof HTMLInputElement || found instanceof HTMLSelectElement ? found : null;
};

function turn(field: Field, by: number, most: number): void {
  if (field instanceof HTMLSelectElement) {
    const count = field.options.length;
    field.selectedIndex = (field.selectedIndex + by + count) % count;
  } else {
    const limit = most + 1;
    field.value = String(((((Number(field.value) || 0) + by) % limit) + limit) % limit);
  }
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** The map shows what the field says, whoever changed it. */
function show(field: Field): void {
  for (const tap of all<SVGElement>("[data-tap]"))
    if (tap.dataset["tap"] === field.id) tap.dataset["value"] = field.value;
  for (const text of all<SVGElement>("[data-shows]"))
    if (text.dataset["shows"] === field.id) text.textContent = field.value;
}

function tapped(event: MouseEvent): void {
  if (!(event.target instanceof Element)) return;
  const step = event.target.closest<HTMLElement>("[data-add]");
  const tap = event.target.closest<SVGElement>("[data-tap]");
  const field = fieldOf(step?.dataset["for"] ?? tap?.dataset["tap"] ?? "");
  if (!field) return;
  event.preventDefault();
  const back = event.type === "contextmenu" || event.shiftKey;
  const most = Number(step?.dataset["most"] ?? tap?.dataset["most"] ?? "99");
  if (step && field instanceof HTMLInputElement) {
    // The buttons beside a number stop at its ends.
    const next = (Number(field.value) || 0) + Number(step.dataset["add"]);
    field.value = String(Math.min(most, Math.max(0, next)));
    field.dispatchEvent(new Event("input", { bubbles: true }));
  } else turn(field, back ? -1 : 1, most);
}

export function startTaps(): void {
  document.addEventListener("click", tapped);
  document.addEventListener("contextmenu", (event) => {
    if (event.target instanceof Element && event.target.closest("[data-tap]")) tapped(event);
  });
  document.addEventListener("input", (event) => {
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement)
      show(event.target);
  });
}
