import type { Concern } from "#engine/policy/demand.ts";
import { isPromoting } from "#engine/policy/concerns.ts";
import { ALL_SUBJECTS } from "./mark-sentence.ts";
import { type DemandMeaning, makeDemand, type Meaning } from "./meaning.ts";
import type { Part } from "./part.ts";
import { forbid } from "./read-stand.ts";
import { concernOf } from "./settle-meanings.ts";
import { trimWords } from "./tokens.ts";

/** 'No homework': what we have no word for is called as the rule calls it, and only shown. */
export function readUnknownBan(part: Part): DemandMeaning[] {
  const [deny] = part.moods("deny");
  const isLed =
    deny?.from === part.from &&
    deny.to === part.from + 1 &&
    /^(?:no|kein\w*|sin|sem)$/.test(part.tokens[0]?.text ?? "");
  const others = part.marks.filter(
    ({ name }) =>
      name.group !== "measure" &&
      !(name.group === "mood" && name.id === "refers") &&
      !(name.group === "subject" && ALL_SUBJECTS[name.id].of === "image"),
  );
  const words = trimWords(part.words(1, part.to));
  if (!isLed || others.length > 1 || words.length < 3 || part.to > 7) return [];
  return [toUnknown(part, words)];
}

/** Of pictures where it is called so, else shown in its own words. */
function toUnknown(part: Part, words: string): DemandMeaning {
  const isImage = part.subjects().some(({ id }) => ALL_SUBJECTS[id].of === "image");
  return makeDemand({ of: isImage ? "image" : "other", code: "unwanted", detail: words }, {});
}

const MOST_BESIDE = 1;
const FILLER =
  /^(?:posts?|content|links?|and|or|&|,|\/|requests?|comments?|threads?|submissions?|other|general|und|et|y|e|de|d|of|for|in|etc|[.!?:()])$/;

/** 'Reposts', 'Low effort posts', 'Giveaways and AMAs': a name with nothing said about it. */
export function isBareName(part: Part): boolean {
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

function countBeside(part: Part): number {
  const isCovered = (at: number) =>
    part.subjects().some(({ mark }) => mark.from <= at && at < mark.to);
  return part.tokens.filter(({ text }, at) => !isCovered(at) && !FILLER.test(text)).length;
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
  const bans = forbid(name).filter(
    (ban) =>
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
