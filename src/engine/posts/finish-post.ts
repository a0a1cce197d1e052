import { type Check, isOfStance } from "#engine/checks/check.ts";
import { checkDraft } from "#engine/checks/check-draft.ts";
import { readDraftAlone } from "#engine/checks/situation.ts";
import type { Policy } from "#engine/policy/policy.ts";
import type { Draft, PostType } from "#engine/drafts/draft.ts";
import type { Stage } from "#engine/interview/interview.ts";
import { splitSentences } from "#engine/pages/split-sentences.ts";
import { LINKS, SALES, UNKIND } from "#engine/checks/plain-words.ts";
import { chooseFlair } from "./meet-requirements.ts";
import {
  breaksDemands,
  readWrittenDemands,
  spellAddresses,
  type Demands,
} from "./community/openness.ts";
import { beginLarge, splitAtSpaces, splitParagraphs } from "#engine/text/characters.ts";

/**
 * Brings a language model's draft closer to the rules of its community: by other words first, then by
 * fewer sentences. Nothing is added, and what could not be repaired is named.
 */
export function finishPost(
  draft: Draft,
  policy: Policy,
  postType: PostType = "story",
  stage: Stage | null = null,
): { draft: Draft; unrepaired: Check[] } {
  const broken = findBroken(draft, policy, postType);
  if (broken.length === 0) return { draft, unrepaired: [] };
  const demands = readWrittenDemands(policy);
  const flair = draft.flair?.trim() || chooseFlair(policy, postType, stage, draft.content);
  let repaired: Draft = { ...draft, flair };
  repaired = moveLinks(repaired, demands);
  repaired = { ...repaired, content: spellAddresses(repaired.content, policy, postType) };
  repaired = reword(repaired, demands);
  repaired = dropForbidden(repaired, demands);
  return { draft: repaired, unrepaired: findBroken(repaired, policy, postType) };
}

/** What the community allows at all was decided before anything was written. */
function findBroken(draft: Draft, policy: Policy, postType: PostType): Check[] {
  const checks = checkDraft(readDraftAlone(draft, policy, postType));
  return checks.filter(
    (check) => check.outcome === "broken" && !isOfStance(check) && !isOnePlainWord(check, policy),
  );
}

/** A plain word beside a rule that we know by its code is named to its author, who may well mean it. */
function isOnePlainWord({ id, finding }: Check, { codes }: Policy): boolean {
  return Object.hasOwn(codes, id) && [SALES, UNKIND].some(({ what }) => what === finding?.text);
}

/** Sentences with words that may not occur go; in a title, the words alone, where enough is left. */
function dropForbidden(draft: Draft, demands: Demands): Draft {
  const breaks = (text: string) => breaksDemands(text, demands);
  const { title, content } = draft;
  if (!breaks(`${title} ${content}`)) return draft;
  const kept = readParagraphs(content).map((sentences) =>
    sentences.filter((each) => !breaks(each)),
  );
  return {
    ...draft,
    title: breaks(title) ? shortenTitle(title, breaks) : title,
    content: breaks(content) ? writeParagraphs(kept) : content,
  };
}

function shortenTitle(title: string, breaks: (text: string) => boolean): string {
  const words = splitAtSpaces(title).filter((word) => !breaks(word));
  const shortened = words.join(" ");
  return words.length >= 3 && !breaks(shortened) ? shortened : title;
}

/** A text as paragraphs of sentences, so that some can go and the rest stays as it is. */
function readParagraphs(content: string): string[][] {
  return splitParagraphs(content).map((paragraph) => splitSentences(paragraph));
}

function writeParagraphs(paragraphs: string[][]): string {
  return paragraphs
    .filter((sentences) => sentences.length > 0)
    .map((sentences) => sentences.join(" "))
    .join("\n\n");
}

const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>()[\]]+/gi;
const NAMED_LINK = /\[([^[\]]*)\]\((?:https?:\/\/|www\.)[^)]{0,2000}\)/gi;
const INTRODUCED = /:[ \t]*(?:https?:\/\/|www\.)\S+/gi;

/** Where the text may hold no address, the first one moves to the edit section. */
function moveLinks(draft: Draft, { forbidden }: Demands): Draft {
  if (!forbidden.includes(LINKS)) return draft;
  const [address] = draft.content.match(ADDRESS) ?? [];
  if (!address) return draft;
  const url = address.replace(/(?<![.,;:!?])[.,;:!?]+$/, "");
  return {
    ...draft,
    content: dropIntroduced(draft.content.replace(NAMED_LINK, "$1"))
      .replace(ADDRESS, "")
      .replace(/ {2,}/g, " ")
      .replace(/\n{3,}/g, "\n\n")
      .trim(),
    editSection:
      draft.editSection ?? `EDIT: for anyone who wants to look at it, this is the address: ${url}`,
  };
}

/** 'You find it here: https://example.org' goes as a whole, back to the sentence before. */
function dropIntroduced(text: string): string {
  let kept = "";
  let end = 0;
  for (const { 0: introduced, index } of text.matchAll(INTRODUCED)) {
    const before = text.slice(end, index);
    kept += before.slice(
      0,
      1 + Math.max(...[".", "!", "?", "\n"].map((s) => before.lastIndexOf(s))),
    );
    end = index + introduced.length;
  }
  return kept + text.slice(end);
}

/** Milder words that say the same; what is not listed goes with its sentence. */
const MILDER = (
  [
    ["i hate", "I dislike"],
    ["hates", "dislikes"],
    ["hated", "disliked"],
    ["hate", "dislike"],
    ["stupidly", "foolishly"],
    ["stupid", "silly"],
    ["dumb", "silly"],
    ["terribly", "badly"],
    ["terrible", "bad"],
    ["to buy", "to get"],
    ["buying", "getting"],
    ["buy", "get"],
    ["to purchase", "to get"],
    ["purchases", "orders"],
    ["purchased", "ordered"],
    ["purchase", "order"],
    ["sign up for", "join"],
    ["sign up", "join"],
    ["subscribers", "readers"],
    ["subscribe to", "follow"],
    ["subscribe", "follow along"],
    ["free plan", "free tier"],
    ["downloading", "getting"],
    ["downloaded", "installed"],
    ["download", "get"],
  ] as const
).map(([harsh, mild]) => [new RegExp(String.raw`\b${harsh}\b`, "gi"), mild] as const);

/** Only words that the community's rules speak against are touched. */
function reword(draft: Draft, { forbidden, banned }: Demands): Draft {
  const words = forbidden.filter((each) => each !== LINKS);
  const isForbidden = (text: string) => breaksDemands(text, { forbidden: words, banned });
  const soften = (text: string) => {
    let softened = text;
    for (const [harsh, mild] of MILDER) {
      softened = softened.replace(harsh, (found) => {
        if (!isForbidden(found) || isForbidden(mild)) return found;
        const isCapital = found.charAt(0) !== found.charAt(0).toLowerCase();
        return isCapital ? beginLarge(mild) : mild;
      });
    }
    return softened;
  };
  return { ...draft, title: soften(draft.title), content: soften(draft.content) };
}
