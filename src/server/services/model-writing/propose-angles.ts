import * as z from "zod";
import { ANSWER_IDS, type AnswerId } from "#engine/interview/interview.ts";
import { splitSentences } from "#engine/pages/split-sentences.ts";
import type { CommunityKind } from "#engine/policy/policy.ts";
import type { ComposedPost, PostBrief } from "#engine/posts/post-brief.ts";
import {
  quoteCommunity,
  quoteFounder,
  quoteSiblings,
  type Ask,
  isUnusable,
  countShared,
  askForType,
} from "./word-brief.ts";

/**
 * Which answers a post is made of, in which order. Names only: whatever a stranger's text talked the
 * model into, none of its words get into the instructions of the next step.
 */
export type Angle = { answers: AnswerId[] };

const MOST_ANGLES = 3;
const MOST_ANSWERS = 6;

const Answer = z.object({ angles: z.array(z.object({ answers: z.array(z.string()) })) });

/** Three at most, the fittest for the community first; one where the founder wants another one. */
export async function proposeAngles(
  ask: Ask,
  brief: PostBrief,
  model: ComposedPost,
): Promise<Angle[]> {
  // One of them may be the blank of a draft that lacks an answer.
  const own = readAngle(model.rests, brief);
  const proposed = await ask({
    task: "propose-angles",
    instructions: instruct(brief, model),
    data: [...quoteFounder(brief), ...quoteCommunity(brief), ...quoteSiblings(brief)],
    schema: Answer,
    maxOutputTokens: 1500,
  }).catch((error: unknown) => {
    // A model that can't do this may still write well.
    if (isUnusable(error)) return { angles: [] };
    throw error;
  });
  const angles = [...proposed.angles.map(({ answers }) => readAngle(answers, brief)), own];
  // Another angle is another answer to begin with: the one that the engine would begin with next.
  const wished = angles.find(({ answers }) => answers[0] === own.answers[0]);
  if (brief.angle && wished) return [wished];
  const ranked = rankAngles(angles, brief);
  return ranked.length > 0 ? ranked : [own];
}

function instruct(brief: PostBrief, model: ComposedPost): string {
  const wish = brief.notes ? [`The founder wishes for this post: ${brief.notes}`] : [];
  return [
    "You plan a post for the quoted community on Reddit, in the name of the founder of the quoted project. Do not write it.",
    askForType(brief, model),
    "Each block of the founder's material has a name, such as 'scene'. An angle is a list of two to six of those names, in the order in which the post uses them: the first is what it opens with.",
    brief.angle ? "Propose three angles." : "Propose three angles that open differently.",
    "The first thing a member of that community would care about comes first; what the project is comes later. None opens like one of its other posts.",
    ...(brief.angle ? [`Each begins with ${readAngle(model.rests, brief).answers[0]}.`] : []),
    ...wish,
  ].join("\n");
}

/** Without names that are made up or were not answered. */
function readAngle(names: string[], { interview }: PostBrief): Angle {
  const known = ANSWER_IDS.filter((id) => interview.answers[id]);
  const answers = [...new Set(names)].flatMap((name) => known.find((id) => id === name) ?? []);
  return { answers: answers.slice(0, MOST_ANSWERS) };
}

/** Each opens differently; one that no sibling opened with and that suits the community goes first. */
function rankAngles(angles: Angle[], brief: PostBrief): Angle[] {
  const fitting = FITTING[brief.community.policy.kind ?? "lifestyle"];
  const used = new Set(brief.siblings.map(({ content }) => readOpening(content, brief)));
  const opened = new Set<AnswerId>();
  const distinct = angles.filter(({ answers: [opening] }) => {
    if (!opening || opened.has(opening)) return false;
    opened.add(opening);
    return true;
  });
  const cost = ({ answers: [opening] }: Angle) => {
    if (!opening) return Infinity;
    const rank = fitting.indexOf(opening);
    return (used.has(opening) ? 100 : 0) + (rank < 0 ? fitting.length : rank);
  };
  return distinct.toSorted((a, b) => cost(a) - cost(b)).slice(0, MOST_ANGLES);
}

/** The answer that another post begins with; null where it can't be told. */
function readOpening(content: string, { interview }: PostBrief): AnswerId | null {
  const [opening = ""] = splitSentences(content);
  let best: { id: AnswerId; shared: number } | null = null;
  for (const id of ANSWER_IDS) {
    const shared = countShared(opening, interview.answers[id] ?? "");
    if (shared >= 2 && shared > (best?.shared ?? 0)) best = { id, shared };
  }
  return best?.id ?? null;
}

const STORY: AnswerId[] = ["scene", "mistake", "surprise", "before", "premise"];
const CRAFT: AnswerId[] = ["unusual", "stackOrMaterial", "mistake", "scene", "howItPlays"];
const LESSON: AnswerId[] = ["teach", "mistake", "surprise", "scene", "numbers"];

/** What members of such a community want to read first. */
const FITTING: Record<CommunityKind, AnswerId[]> = {
  maker: ["numbers", "mistake", "scene", "surprise", "unusual"],
  dev: CRAFT,
  trade: LESSON,
  hobby: STORY,
  showcase: ["unusual", "howItPlays", "premise", "scene", "stackOrMaterial"],
  market: ["what", "price", "sample", "platform", "scene"],
  qa: LESSON,
  support: LESSON,
  local: ["scene", "theAsk", "oneJob", "before", "what"],
  news: ["numbers", "surprise", "scene", "unusual", "what"],
  humor: STORY,
  fandom: ["premise", "howItPlays", "scene", "surprise", "unusual"],
  media: ["episode", "premise", "sample", "scene", "unusual"],
  academic: ["unusual", "numbers", "formula", "limits", "mistake"],
  lifestyle: STORY,
};
