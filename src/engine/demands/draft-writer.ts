/** The built-in writer, which arranges the author's own sentences; or a language model. */
export type DraftWriter = "sentences" | "model";

/** Whose words a first draft was made of, by who wrote it; null for the author's own. */
export function draftWriterOf(by: "engine" | "llm" | "assistant" | "founder"): DraftWriter | null {
  if (by === "founder") return null;
  return by === "engine" ? "sentences" : "model";
}
