import { encodeText } from "#engine/matching/encode-text.ts";
import type { MatcherModel } from "#engine/matching/matcher-model.ts";
import { splitWords } from "#engine/matching/tokenise.ts";
import { type ProjectText, saysEnough, textOf } from "./project-text.ts";

/**
 * A project's direction; null when none of its words is known. Beside a description only the name's
 * known words count: taken to pieces, Coinwise is about coins.
 */
export function encodeProject(model: MatcherModel, project: ProjectText): Float64Array | null {
  const text = textOf(project);
  if (!saysEnough(project)) return encodeText(model, text);
  const known = splitWords(project.name).filter((word) => model.vocabulary.has(word));
  return encodeText(model, `${known.join(" ")}. ${text}`);
}
