/** "Why not?": the conditions of a choice, those that fail first. */

import { base, one, phone, text, toast } from "./dom";

interface Reasons {
  label: string;
  allowed: boolean;
  reasons: { rule: string; text: string; holds: boolean; href: string }[];
}

let open: { pop: HTMLElement; source: Element } | null = null;

const SVG = "http://www.w3.org/2000/svg";

function picture(name: string): SVGSVGElement {
  const made = document.createElementNS(SVG, "svg");
  made.setAttribute("class", "i");
  made.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#i-${name}`);
  made.append(use);
  return made;
}

function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string,
  content = "",
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.textContent = content;
  return made;
}

export function closeWhy(giveFocus = true): boolean {
  if (!open) return false;
  const { pop, source } = open;
  open = null;
  pop.remove();
  source.classList.remove("asked");
  source.setAttribute("aria-expanded", "false");
  if (giveFocus && (source instanceof HTMLElement || source instanceof SVGElement)) source.focus();
  return true;
}

function build(found: Reasons): HTMLElement {
  const title = text("why").replace("%", found.label);
  const pop = element("div", "pop");
  pop.setAttribute("role", "dialog");
  pop.setAttribute("aria-label", title);
  pop.tabIndex = -1;
  const head = element("div", "pophead");
  const close = element("button", "btn quiet icon x");
  close.type = "button";
  close.setAttribute("aria-label", text("close"));
  close.append(picture("cross"));
  close.addEventListener("click", () => closeWhy());
  head.append(element("h3", "", title), close);
  const list = element("ul", "conds");
  const ordered = [...found.reasons].sort((a, b) => Number(a.holds) - Number(b.holds));
  for (const reason of ordered) {
    const row = element("li", reason.holds ? "yes" : "no");
    const link = element("a", "rule", reason.rule);
    link.href = reason.href;
    const words = element("span", "");
    words.append(reason.holds ? reason.text : element("b", "", reason.text));
    row.append(picture(reason.holds ? "check" : "cross"), words, link);
    list.append(row);
  }
  const held = ordered.filter((reason) => reason.holds).length;
  pop.append(head, list);
  if (found.allowed) pop.append(element("p", "", text("possible")));
  else if (held) pop.append(element("p", "held", text("held").replace("0", String(held))));
  return pop;
}

function place(pop: HTMLElement, source: Element): void {
  const bar = one("#r-actions")?.getBoundingClientRect();
  if (phone()) {
    // Above the sheet it was asked from, not behind it.
    const sheet = source.closest(".rests, .sheet")?.getBoundingClientRect();
    const top = sheet ? Math.max(sheet.top, pop.offsetHeight + 16) : (bar?.top ?? innerHeight);
    pop.style.bottom = `${innerHeight - top + 8}px`;
    return;
  }
  const box = source.getBoundingClientRect();
  const size = pop.getBoundingClientRect();
  const left = Math.min(
    Math.max(box.x + box.width / 2 - size.width / 2, 12),
    innerWidth - size.width - 12,
  );
  const below = box.bottom + 12 + size.height < innerHeight;
  pop.classList.add(below ? "below" : "above");
  pop.style.left = `${left}px`;
  pop.style.top = `${below ? box.bottom + 12 : Math.max(box.top - 12 - size.height, 8)}px`;
  pop.style.setProperty(
    "--tip",
    `${Math.min(Math.max(box.x + box.width / 2 - left - 6, 12), size.width - 24)}px`,
  );
}

/** Where to ask about a choice; those before it are made first, on a copy. */
export function whyAddress(choices: readonly string[]): string {
  const asked = new URLSearchParams([
    ["seat", document.body.dataset["seat"] ?? ""],
    ...choices.map((choice) => ["choice", choice]),
  ]);
  return `${base()}/why?${asked}`;
}

export async function askWhy(source: Element): Promise<void> {
  const key = source.getAttribute("data-why") ?? "";
  const again = open?.source === source;
  closeWhy(again);
  if (again) return;
  const before = source.getAttribute("data-why-after");
  const response = await fetch(whyAddress(before ? [before, key] : [key]), {
    headers: { Accept: "application/json" },
  });
  if (!response.ok) {
    toast(text("failed"), true);
    return;
  }
  const found = (await response.json()) as Reasons;
  const pop = build({ ...found, label: source.getAttribute("data-name") ?? found.label });
  document.body.append(pop);
  open = { pop, source };
  source.classList.add("asked");
  source.setAttribute("aria-expanded", "true");
  place(pop, source);
  pop.focus();
}

export function startWhy(): void {
  document.addEventListener("pointerdown", (event) => {
    if (
      open &&
      event.target instanceof Element &&
      !open.pop.contains(event.target) &&
      !open.source.contains(event.target) &&
      !event.target.closest("dialog")
    )
      closeWhy(false);
  });
  document.addEventListener("regions", () => {
    if (open && !open.source.isConnected) closeWhy(false);
    else if (open && !open.source.hasAttribute("data-why")) closeWhy(false);
  });
}
