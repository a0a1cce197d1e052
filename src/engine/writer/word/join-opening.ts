import { isGroup, isOngoing, sayMade } from "#engine/posts/say-made.ts";
import { splitAnswer } from "#engine/interview/complete-answer.ts";
import type { Opening } from "../plan/plan.ts";
import { isOrigin, TELLS_MAKING } from "../rows/joint-rows.ts";
import type { Told } from "../told/told.ts";

/** Behind a scene, or behind why it exists, the thing is what came of it: 'So I built X'. 'That is why' sounded like a page that sells. */
export function joinOpening(
  introduction: string,
  told: Told,
  [opening, text]: readonly [Opening, string],
): string {
  const { interview, project } = told;
  const made = `${sayMade(interview)} `;
  if (isGroup(interview) || !introduction.startsWith(made) || text.includes(project.name))
    return introduction;
  const end = splitAnswer(text).slice(-MOST_AT_END).join(" ");
  if (text.endsWith(":") || TELLS_MAKING.test(end)) return introduction;
  if (!isOrigin(interview.kind, opening)) return introduction;
  const now = isOngoing(interview) ? "now " : "";
  return `So ${now}${made.replace(/^We/, "we")}${introduction.slice(made.length)}`;
}

const MOST_AT_END = 3;
