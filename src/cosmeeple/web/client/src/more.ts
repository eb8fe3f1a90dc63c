/** The bar has one height and one row: what does not fit waits behind "3 more", in a sheet that opens upwards. What ends something (pass, stop, end) and what
 * sends assembled picks always stays in the bar. */

import { all, one, phone, text } from "./dom";

const PINNED = ".stays, .primary, .commit";
/** On a phone every option in the bar has at least this width, with the gap after it. */
const LEAST_PX = 86;
const COMMIT_PX = 104;
const REST_PX = 70;

const options = (): HTMLElement | null => one("#r-actions .options");
const sheetOf = (box: HTMLElement): HTMLElement | null => one(":scope > .rests", box);

/** The options of a bar in the order of the page, while some of them lie in the sheet. */
let order: HTMLElement[] = [];

/** Moving an element takes the focus from it. */
function keepingFocus(work: () => void): void {
  const here = document.activeElement;
  work();
  if (here instanceof HTMLElement && here !== document.activeElement && here.isConnected)
    here.focus({ preventScroll: true });
}

/** The bar as the server made it, before it is brought up to date or measured. */
function unfold(): void {
  const box = options();
  const sheet = box && sheetOf(box);
  if (!box) return;
  if (sheet)
    keepingFocus(() => {
      for (const [at, item] of [...order.entries()].reverse())
        if (item.parentElement === sheet) {
          const next = order[at + 1];
          box.insertBefore(
            item,
            next?.parentElement === box ? next : (one(":scope > .rest", box) ?? sheet),
          );
        }
      sheet.remove();
    });
  one(":scope > .rest", box)?.remove();
  order = [];
}

/** Which options stay in the bar: what ends something, then what can be chosen in its order, then what cannot. `button` is what opens the sheet. */
function staying(items: HTMLElement[], box: HTMLElement, button: HTMLElement): Set<HTMLElement> {
  const style = getComputedStyle(box);
  const gap = parseFloat(style.columnGap) || 0;
  const room = box.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  const widths = new Map(
    items.map((item) => [
      item,
      (phone()
        ? item.matches(".commit")
          ? COMMIT_PX
          : LEAST_PX - gap
        : item.getBoundingClientRect().width) + gap,
    ]),
  );
  const sum = (some: HTMLElement[]): number =>
    some.reduce((all, item) => all + (widths.get(item) ?? 0), 0);
  if (sum(items) - gap <= room + 1) return new Set(items);
  const kept = new Set(items.filter((item) => item.matches(PINNED)));
  let left =
    room - (phone() ? REST_PX : button.getBoundingClientRect().width + gap) - sum([...kept]) + gap;
  for (const barred of [false, true])
    for (const item of items) {
      if (kept.has(item) || item.matches("[aria-disabled=true]") !== barred) continue;
      left -= widths.get(item) ?? 0;
      if (left < 0) return kept;
      kept.add(item);
    }
  return kept;
}

/** Put aside what does not fit; after every update and whenever the bar has another width. */
export function fold(): void {
  const box = options();
  if (!box) return;
  const wasOpen = box.dataset["more"] === "open";
  unfold();
  box.dataset["more"] = "";
  const items = Array.from(box.children).filter(
    (item): item is HTMLElement => item instanceof HTMLElement && !item.hidden,
  );
  order = Array.from(box.children) as HTMLElement[];
  const button = document.createElement("button");
  button.type = "button";
  button.className = "btn opt rest";
  button.textContent = text("more").replace("9", String(items.length));
  box.append(button);
  const kept = staying(items, box, button);
  const rest = items.filter((item) => !kept.has(item));
  if (!rest.length) {
    button.remove();
    return;
  }
  button.textContent = text("more").replace("9", String(rest.length));
  button.setAttribute("aria-haspopup", "true");
  button.setAttribute("aria-expanded", String(wasOpen));
  const sheet = document.createElement("div");
  sheet.className = "rests";
  box.insertBefore(button, items.find((item) => item.matches(PINNED)) ?? null);
  keepingFocus(() => {
    sheet.append(...rest);
    box.append(sheet);
  });
  if (wasOpen) box.dataset["more"] = "open";
}

export function closeMore(giveFocus = true): boolean {
  const box = options();
  if (box?.dataset["more"] !== "open") return false;
  box.dataset["more"] = "";
  const button = one(":scope > .rest", box);
  button?.setAttribute("aria-expanded", "false");
  if (giveFocus) button?.focus();
  return true;
}

/** A group of options that lies in the sheet can only be opened there. */
export function unfoldFor(group: HTMLElement): void {
  const box = options();
  if (box && group.closest(".rests")) box.dataset["more"] = "open";
}

function openMore(box: HTMLElement, button: HTMLElement): void {
  box.dataset["more"] = "open";
  button.setAttribute("aria-expanded", "true");
  const first = sheetOf(box)?.firstElementChild;
  (first instanceof HTMLDetailsElement
    ? one("summary", first)
    : first instanceof HTMLElement
      ? first
      : null
  )?.focus();
}

export function startMore(): void {
  fold();
  let seen = "";
  const watcher = new ResizeObserver(() => {
    const box = options();
    const size = box ? `${box.clientWidth} ${phone()}` : "";
    if (size !== seen) fold();
    seen = size;
  });
  const bar = one("#r-actions");
  if (bar) watcher.observe(bar);
  document.addEventListener("before-regions", (event) => {
    if ((event as CustomEvent<string[]>).detail.includes("r-actions")) unfold();
  });
  document.addEventListener("regions", (event) => {
    if ((event as CustomEvent<string[]>).detail.includes("r-actions")) fold();
  });
  document.addEventListener("click", (event) => {
    const box = options();
    const target = event.target instanceof Element ? event.target : null;
    const button = target?.closest<HTMLElement>(".options > .rest");
    if (!box) return;
    if (button && box.dataset["more"] !== "open") openMore(box, button);
    else if (button || (box.dataset["more"] === "open" && !target?.closest(".rests, .pop")))
      closeMore(button !== null && button !== undefined);
    else if (target?.closest("button[name=choice]:not([data-copies])")) closeMore(false);
  });
  document.addEventListener("submit", () => {
    for (const box of all("#r-actions .options[data-more=open]:not([data-several])"))
      box.dataset["more"] = "";
  });
}
