import type { Concern } from "#engine/policy/demand.ts";
import { isPromoting } from "#engine/policy/concerns.ts";
import type { Meaning } from "./meaning.ts";
import { ALL_SUBJECTS, type MarkedSentence } from "./marks.ts";
import { Part } from "./part.ts";
import { isFault } from "./concepts/page-words.ts";
import { forbid } from "./read-stand.ts";
import { concernOf, isBan, isOfFounders, ROOM_CODES } from "./settle-meanings.ts";

const MOST_BESIDE = 1;
const FILLER =
  /^(?:posts?|content|links?|and|or|&|,|\/|requests?|comments?|threads?|submissions?|other|general|und|et|y|e|de|d|of|for|in|etc|[.!?:()])$/;

/** 'Reposts', 'Low effort posts', 'Giveaways and AMAs': a name with nothing said about it. */
export function isBareName(part: Part): boolean {
  if (part.tokens.some(({ text }) => isFault(text))) return false;
  const covered = part.subjects().reduce((sum, { mark }) => sum + mark.to - mark.from, 0);
  const isPlain = part.marks.every(
    ({ name }) =>
      name.group === "subject" ||
      name.group === "measure" ||
      (name.group === "mood" && (name.id === "refers" || name.id === "invite")),
  );
  const isInvitation = part.moods("invite").some(({ from }) => from === part.from);
  const isListed =
    /^(?:or|and|,|\/)$/.test(part.tokens[part.subjects()[0]?.mark.to ?? 0]?.text ?? "") &&
    part.subjects()[0]?.mark.from === 0;
  return covered > 0 && isPlain && !isInvitation && (isListed || countBeside(part) <= MOST_BESIDE);
}

/** 'Hiring' and then 'no search for partners': what its text refuses is of the sort that the rule is named after. */
export function namesRefused(sentence: MarkedSentence): boolean {
  const name = new Part(sentence, 0, sentence.tokens.length);
  return (
    isBareName(name) &&
    name.subjects().every(({ id }) => {
      const { ban, isCarrier, of } = ALL_SUBJECTS[id];
      return ban !== null && !isCarrier && of !== "other";
    })
  );
}

function countBeside(part: Part): number {
  const isCovered = (at: number) =>
    part.subjects().some(({ mark }) => mark.from <= at && at < mark.to);
  return part.tokens.filter(({ text }, at) => !isCovered(at) && !FILLER.test(text)).length;
}

/** 'What you make and sell', and then how often it may be shown: what is sold is not refused. */
function leavesRoom(meaning: Meaning): boolean {
  const isRoom = meaning.kind === "demand" && ROOM_CODES.has(meaning.demand.code);
  return isOfFounders(meaning) && (isRoom || meaning.kind === "welcome");
}

/** The bare name of a thing forbids it: that is how rules are titled. What the text says of it counts more. */
export function readName(name: Part, rest: readonly Meaning[][], hasText: boolean): Meaning[] {
  const said = rest.flat();
  const isSpokenOf = (of: Concern | null) =>
    said
      .map(concernOf)
      .some(
        (about) =>
          about !== null &&
          of !== null &&
          (about === of || (isPromoting(about) && isPromoting(of))),
      );
  // 'Buying advice: fill out the form first' asks for something, and so takes the question.
  const isAskedFor = said.some((each) => each.kind === "demand" && each.demand.code === "contains");
  const isOnOurs = said.some((each) => leavesRoom(each));
  // 'Selling something?' is answered by its text.
  if (name.text.endsWith("?") && hasText) return [];
  const bans = forbid(name).filter(
    (ban) =>
      !(isOnOurs && isOfFounders(ban)) &&
      !(isAskedFor && concernOf(ban) === "special question") &&
      !(ban.kind === "demand" && isSpokenOf(concernOf(ban))) &&
      !(ban.kind === "code" && said.some((each) => each.kind === "code" && each.code === ban.code)),
  );
  // A text that neither forbids nor allows leaves open which it is.
  return bans.map((ban) =>
    hasText && ban.kind === "demand" && isPromoting(ban.demand.of)
      ? { kind: "question", of: ban.demand.of }
      : ban,
  );
}

type NameLook = {
  /** Whether it refuses one sort of post, and so all that its text refuses is of that sort. */
  isBan: boolean;
  /** Whether it is on conduct, or refuses what is nobody's own: no work is spoken of below it. */
  isOnOthers: boolean;
};

export function lookAtName(meanings: readonly Meaning[]): NameLook {
  const banned = meanings.filter((each) => each.kind === "demand" && isBan(each));
  const isOne = new Set(banned.map(concernOf)).size === 1;
  const isOnConduct = meanings.some(
    (each) => each.kind === "code" && each.code === "be-respectful",
  );
  return { isBan: isOne, isOnOthers: isOnConduct || (isOne && !banned.some(isOfFounders)) };
}

/** 'Be nice. Criticism is fine, personal stuff is not.': where conduct is spoken of, that is no work. */
export function isBanOfOwn(meaning: Meaning): boolean {
  return meaning.kind === "demand" && isBan(meaning) && meaning.demand.of === "own work";
}
