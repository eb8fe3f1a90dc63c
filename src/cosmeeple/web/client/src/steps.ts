/** An automaton's reasons, one line at a time, as fast as the reader wants: buttons, or the keys , and . */

import { all, announce, isTyping, one, preference } from "./dom";

interface Reading {
  start: string;
  count: string;
  card: number;
  line: number;
}

/** Where the reader is, by the id of the stepper: it survives that the region is drawn anew. */
const readings = new Map<string, Reading>();

const cardsOf = (box: HTMLElement): HTMLElement[] => all("[data-stepcard]", box);
const linesOf = (card: HTMLElement | undefined): HTMLElement[] =>
  card ? all("[data-stepline]", card) : [];
const showsAll = (): boolean => preference("steps") === "all";

/** New cards begin at the first of them; otherwise the reader stays where they are. */
function readingOf(box: HTMLElement): Reading {
  const start = box.dataset["start"] ?? "0";
  const count = box.dataset["count"] ?? "0";
  const known = readings.get(box.id);
  if (known && known.start === start && known.count === count) return known;
  const fresh = { start, count, card: Number(start), line: 0 };
  readings.set(box.id, fresh);
  return fresh;
}

function show(box: HTMLElement): void {
  const reading = readingOf(box);
  const cards = cardsOf(box);
  box.classList.add("live");
  cards.forEach((card, at) => {
    card.hidden = at !== reading.card;
    linesOf(card).forEach((line, number) => {
      line.hidden = !showsAll() && at === reading.card && number > reading.line;
      line.classList.toggle("cur", !showsAll() && at === reading.card && number === reading.line);
    });
  });
  const last = cards.length - 1;
  const ended =
    reading.card === last && (showsAll() || reading.line >= linesOf(cards[last]).length - 1);
  const begun = reading.card === 0 && (showsAll() || reading.line === 0);
  // Not `disabled`: the button that was pressed keeps the focus.
  one('[data-step="back"]', box)?.setAttribute("aria-disabled", String(begun));
  one('[data-step="on"]', box)?.setAttribute("aria-disabled", String(ended));
  one('[data-step="all"]', box)?.setAttribute("aria-pressed", String(showsAll()));
}

function go(box: HTMLElement, way: 1 | -1): void {
  const reading = readingOf(box);
  const cards = cardsOf(box);
  const lines = linesOf(cards[reading.card]).length;
  const before = `${reading.card}.${reading.line}`;
  if (!showsAll() && way === 1 && reading.line < lines - 1) reading.line += 1;
  else if (!showsAll() && way === -1 && reading.line > 0) reading.line -= 1;
  else if (cards[reading.card + way]) {
    reading.card += way;
    reading.line = way === 1 ? 0 : Math.max(0, linesOf(cards[reading.card]).length - 1);
  }
  if (before === `${reading.card}.${reading.line}`) return;
  show(box);
  const card = cards[reading.card];
  const line = linesOf(card)[reading.line];
  const title =
    reading.line === 0 || showsAll() ? (card?.querySelector("h3")?.textContent ?? "") : "";
  announce(
    [title, showsAll() ? "" : (line?.querySelector(".tx")?.textContent ?? "")].filter(Boolean),
  );
  line?.scrollIntoView({ block: "nearest" });
}

const boxes = (): HTMLElement[] => all("[data-steps]");

export function startSteps(): void {
  document.addEventListener("click", (event) => {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLElement>("[data-step]") : null;
    const box = button?.closest<HTMLElement>("[data-steps]");
    if (!button || !box) return;
    if (button.dataset["step"] === "all") {
      preference("steps", showsAll() ? "one" : "all");
      boxes().forEach(show);
    } else go(box, button.dataset["step"] === "on" ? 1 : -1);
  });
  document.addEventListener("keydown", (event) => {
    if (
      isTyping(event.target) ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      (event.key !== "," && event.key !== ".")
    )
      return;
    const box = boxes()[0];
    if (box) go(box, event.key === "." ? 1 : -1);
  });
  document.addEventListener("regions", () => boxes().forEach(show));
  boxes().forEach(show);
}
