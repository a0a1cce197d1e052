import { DOUBTS } from "./asks-of-posts.ts";
import type { Demand } from "#engine/policy/demand.ts";
import type { Subject } from "./concepts/subjects.ts";
import {
  isAnnouncing,
  isCopula,
  isLeaveWord,
  isUndoing,
  isWritingTo,
} from "./concepts/page-words.ts";
import { isPosting } from "./concepts/sort-words.ts";
import { isPost, isThread } from "./concepts/word-lists.ts";
import { hasLetter } from "#engine/text/characters.ts";
import { isPromoting } from "#engine/policy/concerns.ts";
import { makeDemand, type Meaning } from "./meaning.ts";
import type { Mark } from "./marks.ts";
import type { Part } from "./part.ts";
import type { Context } from "./pick-subjects.ts";

const OUT_OF_THE_BAN = "exceptions";

/** The moderators' leave that a statement asks for. */
export function readMods(
  part: Part,
  subjects: readonly Subject[],
  { isAnswer = false }: Pick<Context, "isAnswer"> = {},
): Meaning[] {
  const [exception] = part.rooms("modsExceptions");
  const [mark] = part.rooms("mods");
  if (!exception && !mark && isAnswer && asksModerators(part)) return toMods(part, subjects, null);
  if ((!exception && !mark) || (part.has("unasked") && !part.has("deny"))) return [];
  const words = part.tokens.slice(part.from, part.to).map(({ text }) => text);
  const isAppeal = words[0] === "if" && words.includes("removed");
  if (isAppeal || words.some((word) => DOUBTS.test(word))) return [];
  const isRefused = part
    .moods("deny")
    .some(({ to }) => exception && exception.from - to <= 1 && to <= exception.from);
  if (exception) return isRefused ? [] : toMods(part, subjects, OUT_OF_THE_BAN);
  const named = words.some((word) => MODERATOR.test(word));
  const asked = named ? subjects : subjects.filter(({ of }) => of !== "other" && of !== "image");
  const isUs = !words.some((word) => word !== "us" && MODERATOR.test(word));
  // 'Das fragt ihr im Faden …': asked there, and not the moderators.
  if (!named && part.rooms("thread").length > 0) return [];
  // 'Not without their permission': that of who is spoken of.
  const isOfOthers = part.tokens.slice(mark?.from, mark?.to).some(({ text }) => THEIRS.test(text));
  if (isOfOthers && !named) return [];
  if (!mark || ((!named || isUs) && asked.length === 0)) return [];
  // 'Mods won't approve it'
  const isWithheld = part
    .moods("deny")
    .some(
      ({ from, to }) =>
        from > mark.from && to <= mark.to && WITHHELD.test(part.tokens[from]?.text ?? ""),
    );
  if (isWithheld) return [];
  const deny = part.moods("deny").findLast(({ from }) => from < mark.from);
  const isDenied =
    deny !== undefined &&
    mark.from - deny.to <= 1 &&
    !part.hasBetween(["except", "without"], deny.from, mark.to);
  if (isDenied) return [];
  const isOnOurs = asked.some(({ of }) => isPromoting(of)) && !isLedException(part);
  return asked.length > 0 && isNarrow(part, mark) && !isOnOurs
    ? toMods(part, asked, OUT_OF_THE_BAN)
    : toMods(part, asked, null);
}

/** 'You want to show your app? Ask the mods.' */
function asksModerators(part: Part): boolean {
  const words = part.tokens.slice(part.from, part.to).map(({ text }) => text);
  return (
    words.length <= MOST_OF_AN_ORDER + 1 &&
    words.slice(0, 2).some((word) => isWritingTo(word) || ASKS.test(word)) &&
    words.some((word) => MODERATOR.test(word)) &&
    !part.has("deny")
  );
}

const ASKS = /^(?:ask|talk|speak|frag|demand|pregunt|consult|habla|pergunt|fale|fala)/;

/** 'The only exception is charities, who ask us first': of the ban that was written before. */
function isLedException(part: Part): boolean {
  const [exception] = part.moods("except");
  return (
    exception !== undefined &&
    exception.from - part.from <= 1 &&
    isCopula(part.tokens[exception.to]?.text ?? "")
  );
}

const FEWEST_OF_A_CASE = 1;

/** 'No fundraisers, unless it is for a school and a mod agreed': for all others the ban stands. */
function isNarrow(part: Part, mark: Mark): boolean {
  const exception = part.moods("except").findLast(({ to }) => to <= mark.from);
  const words = part.tokens.slice(exception?.to ?? mark.from, mark.from);
  return (
    words.filter(({ text }) => hasLetter(text) && !isLeaveWord(text)).length >= FEWEST_OF_A_CASE
  );
}

const WITHHELD = /^(?:won't|don't|never|cannot|can't|no|nie|keine?|jamais|nunca|nao)$/;

const THEIRS = /^(?:their|his|her)$/;
const MODERATOR =
  /^(?:mods?|modos?|moderat\w*|modmail|modteam|us|moderador\w*|moderacao|moderacion)$/;

/** 'Ask the mods first.' */
const MOST_OF_AN_ORDER = 5;

/** 'Clear it with us before you post', and not 'the moderators decide what stays'. */
function asksBeforePosting(part: Part): boolean {
  const words = part.tokens.slice(part.from, part.to).map(({ text }) => text);
  const isOnPosts = words.some(
    (word) => isPosting(word) || isPost(word) || isThread(word) || isAnnouncing(word),
  );
  const isOther =
    words.some(isUndoing) || part.measures("account").length + part.measures("karma").length > 0;
  const isOrder =
    words.length <= MOST_OF_AN_ORDER && part.rooms("mods").some(({ from }) => from === part.from);
  return (isOnPosts || isOrder) && !isOther;
}

function toMods(part: Part, subjects: readonly Subject[], value: string | null): Meaning[] {
  if (subjects.length === 0)
    return asksBeforePosting(part) ? [makeDemand({ of: "other", code: "ask-mods", value })] : [];
  return subjects.map(({ of, detail = null, code }) => {
    const made = makeDemand({ of, code: "ask-mods", value, detail });
    const banned = code && !isPromoting(of) && part.has("deny") ? { [code]: true as const } : {};
    return { ...made, codes: { ...made.codes, ...banned } };
  });
}

/** Whether the ban around it stands: the moderators were only named as those who can lift it. */
export function isException({ code, value }: Demand): boolean {
  return code === "ask-mods" && value === OUT_OF_THE_BAN;
}
