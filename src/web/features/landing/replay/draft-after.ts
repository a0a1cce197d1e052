import type { Draft } from "#engine/drafts/draft.ts";
import type { Script, ScriptPart } from "./script-text.ts";

/** The draft as it stands once so many steps are done. */
export function draftAfter(script: Script, steps: number): Draft {
  const read = (parts: readonly ScriptPart[]) =>
    parts
      .map((part) => {
        if (typeof part === "string") return part;
        if ("cut" in part) return part.step > steps ? part.cut : "";
        return part.step <= steps ? part.add : "";
      })
      .join("")
      .replaceAll(/ {2,}/g, " ")
      .trim();
  return {
    title: read(script.title),
    content: script.paragraphs.map(read).join("\n\n"),
    editSection: null,
    flair: script.flair.step <= steps ? script.flair.add : null,
  };
}
