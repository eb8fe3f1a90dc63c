/** Reminders: the first time a kind of question comes up for a person, one sentence above the bar. It goes with the answer and never blocks. */

import { announce, csrf, one, toast } from "./dom";

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

function show(box: HTMLElement, found: Found): void {
  const words = one("[data-remind-text]", box);
  const link = one<HTMLAnchorElement>("[data-remind-rule]", box);
  if (words) words.textContent = found.text ?? "";
  if (link) {
    link.textContent = found.rule ?? "";
    link.href = found.href ?? "#";
  }
  box.hidden = false;
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
