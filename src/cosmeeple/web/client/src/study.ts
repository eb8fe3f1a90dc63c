/** Analysis, puzzles and studies: keys, a progress that grows by itself, moments without loading the whole page. */

import { all, one } from "./dom";

/** Put another state of the same page in the place of this one; what has the focus keeps it. */
async function show(address: string, push: boolean): Promise<void> {
  const response = await fetch(address, { headers: { Accept: "text/html" } });
  if (!response.ok) {
    location.assign(address);
    return;
  }
  const next = new DOMParser().parseFromString(await response.text(), "text/html");
  const here = one("#main");
  const there = next.querySelector<HTMLElement>("#main");
  if (!here || !there) {
    location.assign(address);
    return;
  }
  const focus = document.activeElement instanceof HTMLElement ? keyOf(document.activeElement) : "";
  const sprite = next.querySelector("svg.sprite, body > svg");
  const old = one("body > svg");
  if (sprite && old) old.replaceWith(sprite);
  here.replaceWith(there);
  if (focus) one(focus)?.focus({ preventScroll: true });
  if (push) history.replaceState(null, "", address);
  const running = next.body.dataset["running"];
  if (running === undefined) delete document.body.dataset["running"];
  else document.body.dataset["running"] = running;
}

/** A selector that finds the same control in the new page. */
function keyOf(element: HTMLElement): string {
  for (const name of ["step", "decision", "whatif", "scrub"])
    if (name in element.dataset)
      return `[data-${name}${element.dataset[name] ? `="${element.dataset[name]}"` : ""}]`;
  return "";
}

const follow = (selector: string): boolean => {
  const link = one<HTMLAnchorElement>(selector);
  if (!link) return false;
  void show(link.href, true);
  return true;
};

function analysisKey(event: KeyboardEvent): void {
  const target = event.target;
  if (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    (target instanceof HTMLElement && target.matches("input, select, textarea"))
  )
    return;
  let done = false;
  if (event.key === "ArrowLeft")
    done = follow(`[data-step="back${event.shiftKey ? "-turn" : ""}"]`);
  else if (event.key === "ArrowRight")
    done = follow(`[data-step="next${event.shiftKey ? "-turn" : ""}"]`);
  else if (/^[1-3]$/.test(event.key)) done = follow(`[data-decision="${event.key}"]`);
  else if (event.key.toLowerCase() === "w") {
    one<HTMLButtonElement>("[data-whatif]")?.click();
    done = true;
  }
  if (done) event.preventDefault();
}

/** While an analysis grows the page looks again: how far it is often, the curves now and then. */
async function watch(): Promise<void> {
  const table = document.body.dataset["table"] ?? "";
  let drawn = 0;
  while (document.body.dataset["running"] !== undefined) {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const answer = await fetch(`/t/${table}/analysis/progress`, {
      headers: { Accept: "application/json" },
    }).catch(() => null);
    if (!answer?.ok) continue;
    const state = (await answer.json()) as { done: number; moves: number; running: boolean };
    const bar = one<HTMLProgressElement>(".working progress");
    const said = one(".working [data-said]");
    if (bar) bar.value = state.done;
    if (said?.dataset["said"]) {
      const parts = said.dataset["said"].split("#");
      said.textContent = `${parts[0]}${state.done}${parts[1]}${state.moves}${parts[2] ?? ""}`;
    }
    if (!state.running || state.done - drawn >= Math.max(4, state.moves / 20)) {
      drawn = state.done;
      await show(location.href, false);
    }
  }
}

function startAnalysis(): void {
  document.addEventListener("keydown", analysisKey);
  document.addEventListener("click", (event) => {
    const link =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>("a[data-step], a[data-decision]")
        : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void show(link.href, true);
  });
  document.addEventListener("change", (event) => {
    const field = event.target;
    if (field instanceof HTMLInputElement && field.hasAttribute("data-scrub") && field.form) {
      const fields = new URLSearchParams();
      for (const [name, value] of new FormData(field.form))
        if (typeof value === "string") fields.set(name, value);
      void show(`${field.form.action}?${fields}`, true);
    }
  });
  void watch();
}

/** N goes on to the next puzzle, H takes the hint; arrows and Enter among the answers are the browser's own. */
function startPuzzle(): void {
  document.addEventListener("keydown", (event) => {
    const target = event.target;
    if (
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      (target instanceof HTMLElement && target.matches("select, textarea"))
    )
      return;
    const key = event.key.toLowerCase();
    const wanted = key === "n" ? "[data-next]" : key === "h" ? "[data-hint]" : "";
    const control = wanted ? one(wanted) : null;
    if (control) {
      event.preventDefault();
      control.click();
    }
  });
  const result = one("[data-result]");
  if (result) result.focus();
}

/** On a narrow stage one area of the position is shown at a time. */
function startTabs(): void {
  document.addEventListener("click", (event) => {
    const button =
      event.target instanceof Element
        ? event.target.closest<HTMLElement>("[data-tab-button]")
        : null;
    const grid = button?.closest(".tablegrid");
    if (!button || !grid) return;
    const tab = button.dataset["tabButton"];
    for (const other of all("[data-tab-button]", grid))
      other.setAttribute("aria-pressed", String(other === button));
    for (const area of all("[data-tabbed]", grid))
      area.classList.toggle("on", area.dataset["tabbed"] === tab);
  });
}

startTabs();
if (document.body.dataset["analysis"] !== undefined) startAnalysis();
if (document.body.dataset["puzzle"] !== undefined) startPuzzle();
for (const form of all<HTMLFormElement>("form[data-once]"))
  form.addEventListener("submit", () =>
    form.querySelector("button")?.setAttribute("aria-busy", "true"),
  );
