import { hashText } from "#engine/text/hash-text.ts";
import { compareWordRuns, readWordRuns, type WordRuns } from "#engine/text/word-similarity.ts";
import { assembleDraft, type Limits } from "./assemble-draft.ts";
import { chooseFlair } from "./choose-flair.ts";
import { choosePostType } from "./choose-post-type.ts";
import { readDemands } from "./community/demands.ts";
import { placeLink } from "./community/promotion-room.ts";
import { finishPost } from "./finish-post.ts";
import type { ComposedPost, PostBrief } from "./post-brief.ts";
import { applyTone } from "./structures/apply-tone.ts";
import { listStructures } from "./structures/all-structures.ts";
import { rankStructures } from "./structures/rank-structures.ts";
import { PLAIN } from "./structures/plain.ts";
import type { Structure } from "./structures/slot.ts";
import { sayEdit } from "./voice/say-link.ts";
import { findVoice } from "./voice/voice.ts";

const LIMITS: Limits = { mostWords: 170, mostBlanks: 5 };
const COMMENT_LIMITS: Limits = { mostWords: 88, mostBlanks: 3 };
/** Alike enough that a reader of both would notice; well below what counts as the same text. */
const ALIKE = 0.27;
const ROUNDS = 4;

/**
 * A post for one community, from nothing but what the brief says: the same seed writes the same post.
 * What is not known stays a blank.
 */
export function composePost(brief: PostBrief, seed: number): ComposedPost {
  const { community, siblings } = brief;
  const demands = readDemands(community.rulebook);
  const postType = choosePostType(brief, seed);
  const voice = findVoice(brief, demands);
  const structures = rankStructures(listStructures(postType, voice), brief, seed);
  const others = siblings.map(({ title, content }) => readWordRuns(`${title} ${content}`));
  const limits = postType === "thread-comment" ? COMMENT_LIMITS : LIMITS;
  const write = ({ id, build }: Structure, round: number) =>
    assembleDraft(applyTone(build(voice), voice), demands, limits, {
      seed: hashText(`${community.name} ${id} ${seed} ${round}`),
      round,
    });
  const text = findUnlike(structures, write, others) ?? write(PLAIN, 0) ?? LAST_RESORT;
  const linkPlace = placeLink(community);
  const edit = linkPlace === "editSection" ? sayEdit(brief.project.url, voice.name) : null;
  const draft = { ...text, editSection: edit, flair: chooseFlair(community.rulebook, postType) };
  const hasLink = linkPlace === "content" ? /https?:\/\//i.test(draft.content) : edit !== null;
  const finished = finishPost(draft, community.rulebook, postType).draft;
  return { ...finished, postType, linkPlace: hasLink ? linkPlace : "none" };
}

type Text = { title: string; content: string };

/** The first text that resembles no sibling, else the one that resembles them least. */
function findUnlike(
  structures: Structure[],
  write: (structure: Structure, round: number) => Text | null,
  others: WordRuns[],
): Text | null {
  let best: { text: Text; likeness: number } | null = null;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const structure of structures) {
      const text = write(structure, round);
      if (!text) continue;
      const likeness = measureLikeness(text, others);
      if (!best || likeness < best.likeness) best = { text, likeness };
      if (likeness <= ALIKE) return text;
    }
  }
  return best?.text ?? null;
}

function measureLikeness({ title, content }: Text, others: WordRuns[]): number {
  const runs = readWordRuns(`${title} ${content}`);
  return others.reduce((most, other) => Math.max(most, compareWordRuns(runs, other)), 0);
}

/** For rules that leave no sentence of ours standing. */
const LAST_RESORT: Text = {
  title: "{{a plain title that says what this is about}}",
  content:
    "{{what you want to tell or ask this community, in your own words: its rules leave us no sentence to offer}}\n\n{{that you made it, said plainly}}",
};
