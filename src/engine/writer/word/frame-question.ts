import type { Interview } from "#engine/interview/interview.ts";
import { ASKS, BEFORE_QUESTION } from "../rows/joint-rows.ts";
import type { Matter } from "../told/told.ts";
import type { ChooseWay } from "./choose-way.ts";
import { isSmall, startSmall } from "./start-small.ts";

/** A question behind an address or a price, with the words that lead to it. */
export function frameQuestion(
  { id, paragraphs }: Matter,
  { isTeam, answers }: Interview,
  choose: ChooseWay,
): string[] {
  const [first = "", ...rest] = paragraphs;
  const [one, several] = choose(BEFORE_QUESTION, id);
  const lead = isTeam ? several : one;
  if (lead === "" || !ASKS.test(first)) return paragraphs;
  const said = Object.values(answers).join("\n");
  return [`${lead} ${startSmall(first, isSmall(first, said), said)}`, ...rest];
}
