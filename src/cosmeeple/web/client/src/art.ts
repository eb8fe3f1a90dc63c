/** Pictures of cards: one file for all of them, put beside the icons. Every page asks for the same file, so asking tells nothing. */

export async function startArt(): Promise<void> {
  const address = document.body.dataset["art"];
  if (!address) return;
  const response = await fetch(address);
  if (!response.ok) return;
  const drawing = new DOMParser().parseFromString(
    await response.text(),
    "image/svg+xml",
  ).documentElement;
  drawing.setAttribute("class", "artwork");
  drawing.setAttribute("aria-hidden", "true");
  document.body.append(document.importNode(drawing, true));
}
