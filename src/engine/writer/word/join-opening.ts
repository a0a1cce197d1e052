import type { ProjectKind } from "#engine/interview/project-kind.ts";
import { isGroup, isOngoing, sayMade } from "#engine/posts/say-made.ts";
import { splitAnswer } from "#engine/interview/complete-answer.ts";
import type { Opening } from "../plan/plan.ts";
import { type Origin, ORIGINS, TELLS_MAKING } from "../rows/joint-rows.ts";
import type { Told } from "../told/told.ts";
import type { ChooseWay } from "./choose-way.ts";

/** Behind a scene, or behind why it exists, the thing is what came of it: 'So I built X'. */
export function joinOpening(
  introduction: string,
  told: Told,
  { opening, told: text }: { opening: Opening; told: string },
  choose: ChooseWay,
): string {
  const { interview, project } = told;
  const made = `${sayMade(interview)} `;
  if (isGroup(interview) || !introduction.startsWith(made) || text.includes(project.name))
    return introduction;
  const end = splitAnswer(text).slice(-MOST_AT_END).join(" ");
  if (text.endsWith(":") || TELLS_MAKING.test(end)) return introduction;
  const [first, ...others] = listOrigins(interview.kind, opening);
  if (!first) return introduction;
  const rest = introduction.slice(made.length);
  return `${say(choose([first, ...others], "scene"), told)} ${rest}`;
}

const MOST_AT_END = 3;

function listOrigins(kind: ProjectKind, opening: Opening): readonly Origin[] {
  return ORIGINS.find((row) => row.opening === opening && row.kinds.includes(kind))?.ways ?? [];
}

function say(origin: Origin, { interview }: Told): string {
  const made = sayMade(interview).replace(/^We/, "we");
  if (origin === "why") return `That's why ${made}`;
  return `So ${isOngoing(interview) ? "now " : ""}${made}`;
}
