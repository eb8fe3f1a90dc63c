/** Reminders: the first time a kind of question comes up for a person, one sentence above the bar. It goes with the answer and never blocks. */

import { all, announce, csrf, one, toast } from "./dom";

interface Found {
  text?: string;
  rule?: string;
  href?: string;
}

/** Kinds that this page has asked about. */
const met = new Set<string>();

const send = (fields: Record<string, string>): Promise<Response> =>
  fetch("/remind", {
    method: "POST",
    headers: { Accept: "application/json", "X-CSRF-Token": csrf() },
    body: new URLSearchParams({ ...fields, csrf: csrf() }),
  });

function hide(): void {
  const box = one("#remind");
  if (box) box.hidden = true;
}

/** What somebody may want to press or read while the question stands. */
const NEEDED = ".stage :is([data-choice], [data-drag], [data-drop]), .stage :is([data-hand], .fan) > *";
const ROOM = 10;
/** So many steps are tried from edge to edge. */
const STEPS = 12;

/** Where the least of that is covered: the lowest such place, and the furthest left of those. */
function place(): void {
  const box = one("#remind");
  const stage = one(".stage")?.getBoundingClientRect();
  if (!box || box.hidden || !stage) return;
  box.style.translate = "none";
  const home = box.getBoundingClientRect();
  const needed = all(NEEDED).map((found) => found.getBoundingClientRect());
  const wide = stage.right - home.width - ROOM - home.left;
  const high = home.top - stage.top - ROOM;
  let best = { x: home.left, y: home.top, cost: Infinity };
  for (let row = 0; row <= STEPS; row += 1)
    for (let column = 0; column <= STEPS; column += 1) {
      const x = home.left + (wide * column) / STEPS;
      const y = home.top - (high * row) / STEPS;
      let cost = 0;
      for (const one of needed) {
        const across = Math.min(one.right, x + home.width) - Math.max(one.left, x);
        const down = Math.min(one.bottom, y + home.height) - Math.max(one.top, y);
        if (across > 0 && down > 0) cost += across * down;
      }
      if (cost < best.cost) best = { x, y, cost };
    }
  box.style.translate = `${Math.round(best.x - home.left)}px ${Math.round(best.y - home.top)}px`;
}

function show(box: HTMLElement, found: Found): void {
  const words = one("[data-remind-text]", box);
  const link = one<HTMLAnchorElement>("[data-remind-rule]", box);
  if (words) words.textContent = found.text ?? "";
  if (link) {
    link.textContent = found.rule ?? "";
    link.href = found.href ?? "#";
  }
  box.hidden = false;
  place();
  announce([found.text ?? ""]);
}

async function look(): Promise<void> {
  const box = one("#remind");
  const { question, game, asked } = one("#r-actions")?.dataset ?? {};
  if (box && box.dataset["kind"] !== question) hide();
  if (!box || !question || !game || asked !== "1" || met.has(question)) return;
  met.add(question);
  box.dataset["kind"] = question;
  try {
    const response = await send({ game, kind: question });
    const found = response.ok ? ((await response.json()) as Found) : {};
    if (found.text && one("#r-actions")?.dataset["question"] === question) show(box, found);
  } catch {
    met.delete(question);
  }
}

export function startReminders(): void {
  if (!one("#remind")) return;
  document.addEventListener("regions", () => void look());
  addEventListener("resize", place);
  document.addEventListener("click", (event) => {
    const from = event.target instanceof Element ? event.target : null;
    const off = from?.closest<HTMLElement>("[data-remind-off]");
    if (off) {
      void send({ off: "yes" });
      toast(off.dataset["done"] ?? "");
    }
    if (off || from?.closest("[data-remind-close]")) hide();
  });
  void look();
}
