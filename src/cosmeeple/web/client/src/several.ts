/** Several answers to the same question, chosen first and sent together: paying, keeping, discarding.
 *
 * The bar says how many are wanted (data-several) and how often a choice may be among them (data-copies). A press
 * toggles; the commit button sends them as one: all of them are made, or none. */

import { all, announce, one, toast } from "./dom";
import { fold } from "./more";
import { chooseAll } from "./moves";

/** How often each key is chosen. */
const chosen = new Map<string, number>();
let sent = false;

const bar = (): HTMLElement | null => one("#r-actions .options[data-several]");
const buttonOf = (key: string): HTMLElement | undefined =>
  all<HTMLButtonElement>("#r-actions button[data-copies]").find((button) => button.value === key);
const copiesOf = (key: string): number => Number(buttonOf(key)?.dataset["copies"] ?? 0);
const total = (): number => [...chosen.values()].reduce((sum, count) => sum + count, 0);
const bounds = (): [number, number] => {
  const [least = 0, most = 0] = (bar()?.dataset["several"] ?? "").split(" ").map(Number);
  return [least, most];
};

function sum(): string {
  const count = total();
  const [, most] = bounds();
  return (bar()?.dataset["sum"] ?? "")
    .replace("#", String(count))
    .replace("#", String(most - count));
}

function press(element: Element, on: boolean): void {
  element.setAttribute("aria-pressed", String(on));
}

/** Show what is chosen: in the bar, on cards and boards, and as a sum. */
function show(): void {
  const [least, most] = bounds();
  for (const button of all<HTMLButtonElement>("#r-actions button[data-copies]")) {
    const count = chosen.get(button.value) ?? 0;
    press(button, count > 0);
    if (count > 1) button.dataset["times"] = `×${count}`;
    else delete button.dataset["times"];
  }
  const seen = new Map<string, number>();
  for (const element of all<Element>("main [data-choice]")) {
    const key = element.getAttribute("data-choice") ?? "";
    if (!copiesOf(key)) continue;
    const before = seen.get(key) ?? 0;
    seen.set(key, before + 1);
    press(element, before < (chosen.get(key) ?? 0));
  }
  for (const place of all("[data-several-sum]")) place.textContent = sum();
  const commit = one<HTMLButtonElement>("[data-commit]");
  if (!commit) return;
  if (commit.hidden) {
    commit.hidden = false;
    fold();
  }
  commit.setAttribute("aria-disabled", String(total() < least || total() > most));
}

/** A new question begins with nothing chosen; the same one keeps what is still possible. */
function sync(): void {
  if (!bar()) {
    chosen.clear();
    return;
  }
  for (const [key, count] of chosen) {
    const possible = Math.min(count, copiesOf(key));
    if (possible && !sent) chosen.set(key, possible);
    else chosen.delete(key);
  }
  show();
}

function change(key: string, by: number): void {
  const count = (chosen.get(key) ?? 0) + by;
  if (by > 0 && total() >= bounds()[1]) {
    toast(bar()?.dataset["enough"] ?? "");
    return;
  }
  if (count > 0) chosen.set(key, count);
  else chosen.delete(key);
  show();
  announce([sum()]);
}

/** The bar's button goes through its copies: once, twice, not at all. */
function cycle(key: string): void {
  const count = chosen.get(key) ?? 0;
  change(key, count < copiesOf(key) && total() < bounds()[1] ? 1 : count ? -count : 1);
}

async function commit(): Promise<void> {
  const [least, most] = bounds();
  const { done = "", last = "" } = bar()?.dataset ?? {};
  const count = total();
  if (count < least || count > most) {
    announce([sum()]);
    return;
  }
  const keys = [...chosen].flatMap(([key, times]) => Array<string>(times).fill(key));
  sent = true;
  try {
    const end = count < most ? done : last;
    await chooseAll(end ? [...keys, end] : keys);
  } finally {
    sent = false;
    sync();
  }
}

export function startSeveral(): void {
  document.addEventListener(
    "click",
    (event) => {
      if (!bar() || !(event.target instanceof Element)) return;
      if (event.target.closest("[data-commit]")) void commit();
      const element = event.target.closest("main [data-choice]");
      const key = element?.getAttribute("data-choice") ?? "";
      if (!element || !copiesOf(key)) return;
      event.stopPropagation();
      change(key, element.getAttribute("aria-pressed") === "true" ? -1 : 1);
    },
    true,
  );
  document.addEventListener(
    "submit",
    (event) => {
      const button = event.submitter;
      if (!bar() || !(button instanceof HTMLButtonElement) || !button.dataset["copies"]) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      cycle(button.value);
    },
    true,
  );
  document.addEventListener("regions", sync);
  sync();
}
