/** Everything by keyboard: arrows in the action bar and on the board, single keys to jump about. */

import { all, isTyping, one } from "./dom";
import { zoomBy, zoomReset } from "./pan";
import { askWhy, closeWhy } from "./why";
import { closeMore } from "./more";
import { escapeDrawer, openDrawer } from "./drawer";
import { closeInspector } from "./inspect";
import { choose, openGroup } from "./moves";
import { jumpToNow } from "./sequence";

type Focusable = HTMLElement | SVGElement;

const options = (): HTMLElement[] =>
  all("#r-actions .options .opt").filter(
    (button) =>
      button.offsetParent !== null ||
      (button.closest(".sheet") !== null &&
        !button.hidden &&
        button.closest<HTMLDetailsElement>("details")?.open === true),
  );

const targets = (): SVGElement[] => all<SVGElement>(".board [role=button]");

/** One place of the board is in the tab order; arrows go on from there. */
function rove(): void {
  const found = targets();
  const chosen =
    found.find((target) => target === document.activeElement) ??
    found.find((target) => target.hasAttribute("data-choice")) ??
    found[0];
  for (const target of found) target.setAttribute("tabindex", target === chosen ? "0" : "-1");
}

function centre(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The nearest target in the direction of an arrow key. */
function towards(from: SVGElement, key: string): SVGElement | null {
  const start = centre(from);
  let best: SVGElement | null = null;
  let least = Infinity;
  for (const target of targets()) {
    if (target === from) continue;
    const end = centre(target);
    const dx = end.x - start.x;
    const dy = end.y - start.y;
    const along = { ArrowRight: dx, ArrowLeft: -dx, ArrowDown: dy, ArrowUp: -dy }[key] ?? 0;
    const across = key === "ArrowRight" || key === "ArrowLeft" ? Math.abs(dy) : Math.abs(dx);
    if (along <= 4) continue;
    // The nearest, and rather straight ahead: on a map of hexes no row is skipped.
    const cost = Math.hypot(along, across) + across;
    if (cost < least) {
      least = cost;
      best = target;
    }
  }
  return best;
}

function press(target: Element): void {
  const key = target.getAttribute("data-choice");
  if (key) choose(key);
  else if (target.hasAttribute("data-group"))
    openGroup(target.getAttribute("data-group") ?? "", target.getAttribute("data-only"));
  else if (target.hasAttribute("data-why")) void askWhy(target);
}

function arrow(event: KeyboardEvent): void {
  const here = document.activeElement;
  if (here instanceof SVGElement && here.closest(".board")) {
    const next = towards(here, event.key);
    if (next) {
      event.preventDefault();
      next.focus();
      rove();
    }
    return;
  }
  const bar = options();
  const at = bar.indexOf(here as HTMLElement);
  if (at < 0) return;
  const step = event.key === "ArrowRight" || event.key === "ArrowDown" ? 1 : -1;
  event.preventDefault();
  bar[(at + step + bar.length) % bar.length]?.focus();
}

function jump(key: string): boolean {
  if (key >= "1" && key <= "9") {
    const button = options()[Number(key) - 1];
    button?.focus();
    return button !== undefined;
  }
  const places: Record<string, () => Focusable | null | undefined> = {
    a: () => options()[0] ?? one<HTMLElement>("#r-actions"),
    b: () => targets().find((target) => target.getAttribute("tabindex") === "0"),
    l: () => {
      openDrawer(
        "log",
        document.activeElement instanceof HTMLElement ? document.activeElement : null,
        false,
      );
      return one<HTMLElement>("#r-log .scroll");
    },
  };
  const target = places[key]?.();
  target?.focus();
  return Boolean(target);
}

let wasAsked = false;

/** After the own move the next question is at hand, and when it becomes one's turn the bar is; nobody has to look for it. Who writes, or reads in the drawer, goes on. */
function followQuestion(changed: readonly string[]): void {
  rove();
  const here = document.activeElement;
  const bar = one("#r-actions");
  const inBar = changed.includes("r-actions") && here?.closest("#r-actions");
  const asked = bar?.dataset["asked"] === "1";
  const begins =
    asked && !wasAsked && !isTyping(here) && !here?.closest("dialog, .drawer, .menu, .pop");
  wasAsked = asked;
  const nowhere =
    here === document.body || here === null || Boolean(inBar) || !here.isConnected || begins;
  if (nowhere && asked) options()[0]?.focus({ preventScroll: true });
  else if (here !== document.body && here?.id === "r-actions") bar?.focus({ preventScroll: true });
}

export function startKeyboard(): void {
  document.addEventListener("click", (event) => {
    const target =
      event.target instanceof Element
        ? event.target.closest("[data-choice], [data-group], [data-why]")
        : null;
    if (target) press(target);
  });
  document.addEventListener("keydown", (event) => {
    // An open dialog has the keys for itself, Escape first of all.
    if (one("dialog[open]")) return;
    if (event.key === "Escape") {
      const group = one<HTMLDetailsElement>("details.group[open], details.menu[open]");
      if (closeWhy() || closeInspector()) event.preventDefault();
      else if (group) {
        group.open = false;
        one("summary", group)?.focus();
      } else if (!closeMore()) escapeDrawer(event.target);
      return;
    }
    if (
      isTyping(event.target) ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      document.body.classList.contains("replaypage")
    )
      return;
    // A lesson has these keys for itself.
    if (document.body.classList.contains("lessonpage") && "brst".includes(event.key.toLowerCase()))
      return;
    if ((event.key === "Enter" || event.key === " ") && event.target instanceof SVGElement) {
      event.preventDefault();
      press(event.target);
    } else if (event.key.startsWith("Arrow")) arrow(event);
    else if (event.key === "?") one<HTMLDialogElement>("#keys")?.showModal();
    else if (event.key === "+" || event.key === "=") zoomBy(1.25);
    else if (event.key === "-") zoomBy(0.8);
    else if (event.key === "0") zoomReset();
    else if (event.key.toLowerCase() === "s") jumpToNow();
    else if (event.key.toLowerCase() === "u") one("#undo")?.click();
    else if (event.key.toLowerCase() === "r") {
      // Else the letter would be the first one of the search.
      event.preventDefault();
      one("a[data-rules]")?.click();
    } else if (jump(event.key.toLowerCase())) event.preventDefault();
  });
  document.addEventListener(
    "toggle",
    (event) => {
      const group = event.target;
      if (group instanceof HTMLDetailsElement && group.open && group.classList.contains("group"))
        for (const other of all<HTMLDetailsElement>("details.group[open]"))
          if (other !== group) other.open = false;
    },
    true,
  );
  document.addEventListener("pointerdown", (event) => {
    for (const box of all<HTMLDetailsElement>("details.group[open], details.menu[open]"))
      if (event.target instanceof Node && !box.contains(event.target)) box.open = false;
  });
  wasAsked = one("#r-actions")?.dataset["asked"] === "1";
  document.addEventListener("regions", (event) =>
    followQuestion((event as CustomEvent<string[]>).detail),
  );
  rove();
}
