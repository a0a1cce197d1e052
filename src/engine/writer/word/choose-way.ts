import { hashText } from "#engine/text/hash-text.ts";
import type { AnswerId } from "#engine/interview/interview.ts";
import type { Place } from "../place/place.ts";
import type { Told } from "../told/told.ts";

/** One of several ways to say the same: always the same one for a project, a community and what is said, so that posts differ. */
export type ChooseWay = <Way>(ways: readonly [Way, ...Way[]], of: AnswerId | "link") => Way;

export function createChooser({ project }: Told, { name }: Place): ChooseWay {
  return (ways, of) => ways[hashText(`${project.name} ${name} ${of}`) % ways.length] ?? ways[0];
}
