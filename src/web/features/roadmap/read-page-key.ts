export type KeyPress = Pick<
  KeyboardEvent,
  "key" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey" | "repeat" | "isComposing"
>;

/** Where the key was pressed, as far as it matters for what the key means there. */
export type KeyPlace = "page" | "field" | "link";

export type PageKey = "scroll-left" | "scroll-right" | "generate";

/** What a key means for the roadmap; null leaves it to the browser. */
export function readPageKey(press: KeyPress, place: KeyPlace): PageKey | null {
  if (place === "field" || press.isComposing) return null;
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  if (press.key === "Enter") {
    // A key held down must not write one batch after the other, and a link is followed.
    return press.shiftKey && !press.repeat && place !== "link" ? "generate" : null;
  }
  if (press.shiftKey) return null;
  if (press.key === "ArrowLeft") return "scroll-left";
  return press.key === "ArrowRight" ? "scroll-right" : null;
}
