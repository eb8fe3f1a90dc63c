/** A lesson: one ring around what its step is about, "show me", its keys, and recorded moves in fast motion. The card itself is the server's. */

import { all, announce, isTyping, narrow, one, toast } from "./dom";
import { jumpToNow, showSince, type TableNews } from "./sequence";

/** Recorded moves stay so long each; "show me" marks so long; who does nothing for so long is offered it. */
const WATCH_MS = 380;
const MARK_MS = 2600;
const IDLE_MS = 20_000;
const FOLLOW_MS = 700;

const card = (): HTMLElement | null => one("#r-lesson");
const visible = (found: Element): boolean => found.getClientRects().length > 0;

/** Everything on the table that stands for a choice, the bar apart. */
function carriers(key: string): Element[] {
  const table = all<Element>(
    ".stage [data-choice], .stage [data-only], .stage [data-drag], .stage [data-lay]",
  );
  const exact = table.filter((found) => found.getAttribute("data-choice") === key);
  const among = table.filter((found) =>
    (found.getAttribute("data-only") ?? "").split(" ").includes(key),
  );
  const piece = key.split(":").at(-1) ?? "";
  const dragged = key.startsWith("assign:")
    ? table.filter((found) => found.getAttribute("data-drag") === piece)
    : [];
  const laid = key.startsWith("at:") ? table.filter((found) => found.hasAttribute("data-lay")) : [];
  return [...exact, ...among, ...dragged, ...laid];
}

/** On a narrow stage what is pointed at may lie behind a tab. */
function openTabOf(found: Element): void {
  const place = found.closest<HTMLElement>("[data-tabbed]");
  if (place && narrow() && !place.classList.contains("on"))
    one(`[data-tab-button="${place.dataset["tabbed"] ?? ""}"]`)?.click();
}

function pointed(): Element | null {
  const point = card()?.dataset["point"] ?? "";
  if (!point) return null;
  if (point.startsWith("#")) return document.getElementById(point.slice(1));
  const found = carriers(point.replace(/^choice:/, ""));
  return found.find(visible) ?? found[0] ?? null;
}

let target: Element | null = null;
let frame = 0;
let until = 0;

function place(): void {
  const ring = one("#ring");
  const stage = one(".stage");
  if (!ring || !stage) return;
  const shows = target?.isConnected && visible(target) && one("#catchup")?.hidden !== false;
  const box = shows && target ? target.getBoundingClientRect() : null;
  const room = stage.getBoundingClientRect();
  if (!box || box.bottom < room.top + 8 || box.top > room.bottom - 8 || box.width === 0) {
    ring.hidden = true;
    return;
  }
  ring.hidden = false;
  const top = Math.max(box.top - 3, room.top + 6);
  const bottom = Math.min(box.bottom + 3, room.bottom - 6);
  ring.style.left = `${box.left - 3}px`;
  ring.style.top = `${top}px`;
  ring.style.width = `${box.width + 6}px`;
  ring.style.height = `${Math.max(0, bottom - top)}px`;
  ring.classList.toggle("under", box.top - 34 < room.top);
}

/** The ring follows what it is around, also while that moves. */
function follow(): void {
  place();
  if (performance.now() < until) frame = requestAnimationFrame(follow);
}

function keepUp(): void {
  until = performance.now() + FOLLOW_MS;
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(follow);
}

let said = "";
let focusTitle = false;

function renew(first = false): void {
  const box = card();
  if (!box) return;
  target?.removeAttribute("aria-describedby");
  const before = target;
  target = pointed();
  if (target) {
    openTabOf(target);
    target.setAttribute("aria-describedby", "lesson-text");
    if (target !== before && visible(target))
      target.scrollIntoView({ block: narrow() ? "center" : "nearest", inline: "nearest" });
  }
  const words = box.dataset["said"] ?? "";
  if (words !== said && !first) announce([words]);
  said = words;
  if (focusTitle) one("#lesson-title")?.focus({ preventScroll: true });
  focusTitle = false;
  keepUp();
  idle();
}

let waiting = 0;

function idle(): void {
  clearTimeout(waiting);
  one("[data-show]")?.classList.remove("hinted");
  waiting = window.setTimeout(() => one("[data-show]")?.classList.add("hinted"), IDLE_MS);
}

/** The control of the next answer is marked for a moment; nothing is played. */
function showMe(): void {
  jumpToNow();
  const key = card()?.dataset["wanted"] ?? "";
  const words = one("[data-show]")?.dataset["shown"] ?? "";
  const button = all<HTMLElement>('#r-actions button[name="choice"]').find(
    (found) => (found as HTMLButtonElement).value === key,
  );
  const group = button?.closest<HTMLDetailsElement>("details.group:not([open])");
  const folded = button?.closest(".rests") && !visible(button) ? one("#r-actions .rest") : null;
  const marked = folded ?? (group ? one("summary", group) : button);
  if (words) {
    toast(words);
    announce([words]);
  }
  for (const one of [marked, target]) {
    one?.classList.add("shown");
    setTimeout(() => one?.classList.remove("shown"), MARK_MS);
  }
  marked?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

function keys(event: KeyboardEvent): void {
  if (
    one("dialog[open]") ||
    isTyping(event.target) ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey
  )
    return;
  const key = event.key.toLowerCase();
  if (key === "t") {
    const title = one("#lesson-title");
    (document.activeElement === title ? one("#r-actions") : title)?.focus();
  } else if (key === "s") showMe();
  else if (key === "b" || key === "r") one<HTMLElement>(`#r-lesson [data-key="${key}"]`)?.click();
  else return;
  event.preventDefault();
}

export function startLesson(): void {
  if (!card()) return;
  document.addEventListener("click", (event) => {
    const from = event.target instanceof Element ? event.target : null;
    if (from?.closest("[data-show]")) {
      event.preventDefault();
      showMe();
    } else if (from?.closest("[data-fold-lesson]")) {
      const folded = document.body.dataset["folded"] === undefined;
      if (folded) document.body.dataset["folded"] = "";
      else delete document.body.dataset["folded"];
      one("[data-fold-lesson]")?.setAttribute("aria-expanded", String(!folded));
      keepUp();
    } else if (from?.closest("#r-lesson [data-key]")) focusTitle = true;
    idle();
  });
  document.addEventListener("keydown", keys);
  document.addEventListener("regions", () => renew());
  document.addEventListener("news", (event) => {
    const first = (event as CustomEvent<TableNews>).detail.watched ?? 0;
    if (first) showSince(first, "slow", WATCH_MS);
  });
  document.addEventListener("scroll", keepUp, true);
  document.addEventListener("drawer", keepUp);
  addEventListener("resize", keepUp);
  renew(true);
}
