import { encodeText } from "#engine/matching/encode-text.ts";
import type { MatcherModel } from "#engine/matching/matcher-model.ts";
import { splitWords } from "#engine/matching/tokenise.ts";
import { detectLanguage, type Language } from "../languages/detect-language.ts";
import { findTopicWords } from "../languages/topic-words.ts";
import { createTermFinder, type FindShared } from "../match-terms.ts";
import { type ProjectText, saysEnough, textOf } from "../project-text.ts";
import { findPlaces, type Places } from "./find-places.ts";
import { findLaunchPlaces } from "./find-things.ts";

/** A project as far as it decides where it belongs. */
export type DescribedProject = ProjectText & {
  category?: string | null | undefined;
  goals?: readonly string[] | undefined;
};

/** All that ranking and reasons take from a project, read once. */
export type ProjectReading = {
  /** null for English. */
  language: Language | null;
  /** Its direction, in the matcher's space. */
  query: Float64Array;
  /** The direction of its topics alone, where it is in another language. */
  topicQuery: Float64Array | null;
  places: Places;
  /** Where things of its kind are shown, with what such things are called. */
  launchPlaces: ReadonlyMap<string, string>;
  findShared: FindShared;
};

/** null when the matcher knows none of its words. */
export function readProject(model: MatcherModel, project: DescribedProject): ProjectReading | null {
  const { name, description, category = null, goals = [] } = project;
  const language = detectLanguage(description);
  const topics = language ? findTopicWords(description, language).join(" ") : "";
  const query = encodeProject(model, project, topics);
  if (!query) return null;
  return {
    language,
    query,
    topicQuery: topics === "" ? null : encodeText(model, topics),
    places: findPlaces(`${name}. ${description}`, language),
    launchPlaces: findLaunchPlaces(description, { category, goals }),
    findShared: createTermFinder(project),
  };
}

/**
 * Beside a description only the name's known words count: taken to pieces, Coinwise is about coins. Of
 * a text in another language, the topics are added in the catalogue's words.
 */
function encodeProject(
  model: MatcherModel,
  project: ProjectText,
  topics: string,
): Float64Array | null {
  const text = `${textOf(project)}. ${topics}`;
  if (!saysEnough(project)) return encodeText(model, text);
  const known = splitWords(project.name).filter((word) => model.vocabulary.has(word));
  return encodeText(model, `${known.join(" ")}. ${text}`);
}
