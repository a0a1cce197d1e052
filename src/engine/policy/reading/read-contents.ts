import { isWord } from "./concepts/words.ts";
import { findAge, findKarma } from "./find-numbers.ts";
import { makeDemand, type Meaning } from "./meaning.ts";
import type { Part } from "./part.ts";
import { type Context, pickConcern } from "./pick-subjects.ts";
import { trimWords } from "./tokens.ts";

const LONGEST_CONTENTS = 120;
const NO_CONTENTS =
  /^(?:an? |the |your |post |user |some |any |particular |meaningful |net |clear |our |une? |ein |uma |una )*(?:relevance|benefit|value|quality|effort|been|interaction|guidelines?|rules|criteria|standards|flairs?|titles?|tags?|phrase|words?|do|does|follow|comply|are|is|warning|their|permission|approval|consent|mods?|moderators?|prior|freigabe|genehmigung|erlaubnis|zustimmung|absprache|r[uü]cksprache|accord|autorisation|permiso|autoriza\p{L}*|aproba\p{L}*|aprova\p{L}*|permiss\p{L}*|visto|any reason|notice|will|be|may|get|in the|at the|this|that|these|those)(?!\p{L})/iu;

/** 'Photos must include the camera you used', 'posts without a recipe are removed'. */
export function readContents(part: Part, context: Context): Meaning[] {
  const include = part
    .moods("include")
    .find(({ from }) => !part.hasBetween(["deny", "without"], part.from, from));
  const isLed =
    include !== undefined &&
    (include.from === part.from ||
      (include.from === part.from + 1 && part.has("require")) ||
      include.to - include.from > 1 ||
      part.hasBetween(["require"], Math.max(part.from, include.from - 6), include.from));
  const lacking = part
    .moods("without")
    .find(({ to }) => !isWord(part.tokens[to - 1]?.text, "lacksNothing"));
  const [from, to] =
    include && isLed
      ? [include.to, part.to]
      : lacking && part.rooms("mods").length === 0
        ? [lacking.to, part.moods("deny").find(({ from: at }) => at > lacking.to + 1)?.from ?? 0]
        : [0, 0];
  const isMeasured =
    part.measures("title").length > 0 ||
    findKarma(part) !== null ||
    findAge(part) !== null ||
    part.measures("characters").length > 0 ||
    part.measures("words").length > 0;
  const words = isMeasured
    ? ""
    : (part
        .words(from, to)
        .split(
          /\s(?:or (?:it|they|your|the post|we)|will|may|are|is|gets?|otherwise|werden|wird|seront|sera|ser[aá]n?|ser[aã]o)\b/,
        )[0] ?? "");
  const value = trimWords(words);
  if (/^\w+ing\b|^["“]|\btitles?$/i.test(value)) return [];
  if (value.length < 4 || value.length > LONGEST_CONTENTS || NO_CONTENTS.test(value)) return [];
  return [makeDemand({ ...pickConcern(part, context), code: "contains", value })];
}
