import type { Concern } from "#engine/policy/demand.ts";
import type { Subject } from "./concepts/subjects.ts";
import { nameMade } from "./concepts/sort-words.ts";
import { isFault } from "./concepts/page-words.ts";
import { isDemonstrative } from "./concepts/word-lists.ts";
import { findGap, findShare } from "./find-numbers.ts";
import { ALL_SUBJECTS } from "./marks.ts";
import { isFlairBeside } from "./flairs/is-flair-beside.ts";
import { isPromoting } from "#engine/policy/concerns.ts";
import { makeDemand, type Meaning } from "./meaning.ts";
import { nameFlairs } from "./name-room.ts";
import type { Part } from "./part.ts";
import { type Context, nameLed, nameOthers } from "./pick-subjects.ts";
import { isTakenAway } from "./read-places.ts";
import { isInvited } from "./read-welcome.ts";

/** The flair that a statement asks for, of every post or of its subjects. */
export function readFlair(
  part: Part,
  subjects: readonly Subject[],
  { isHeading, sort, named = [] }: Context,
): Meaning[] {
  const [flair] = part.rooms("flair");
  const [tag] = part.rooms("tag");
  const isOptional = part.tokens.slice(part.from, part.to).some(({ text }) => text === "optional");
  if (isOptional || (!flair && !tag)) return [];
  if (flair && isFlairBeside(part, flair)) return [];
  const names = nameFlairs(part);
  // That marks what is not for work, and is a switch of its own.
  if (names.length > 0 && names.every((name) => /^nsfw/i.test(name))) return [];
  // 'A post without that flair': the one that was named.
  const isNamedBefore = isDemonstrative(part.tokens[(flair?.from ?? part.from) - 1]?.text ?? "");
  if (isNamedBefore && part.has("without") && names.length === 0) return [];
  const at = flair?.from ?? tag?.from ?? part.from;
  const isAsked =
    part.hasBetween(
      ["require", "include", "only", "except", "without", "condition"],
      at - FARTHEST_ASKED,
      at + FARTHEST_ASKED,
    ) ||
    part.rooms("flairAsked").length > 0 ||
    ((part.has("permit") || isInvited(part) || tag?.from === part.from) && names.length > 0) ||
    (names.length > 0 && flair !== undefined && isOnOurs(part, flair.from)) ||
    (isHeading && part.to - part.from <= 4 && !part.tokens.some(({ text }) => isFault(text)));
  const isRefused =
    part.has("deny") &&
    !part.has("without", "except", "require", "only") &&
    part.rooms("flairAsked").length === 0;
  if (!isAsked || isRefused) return [];
  if (!flair) return readTag(part, subjects, names);
  const value = names.length > 0 ? names.join(" or ") : null;
  // 'Flair what you made': any flair, and so any post.
  const spokenOf = part.subjects().filter(({ id }) => !ALL_SUBJECTS[id].isCarrier);
  const isOwn = spokenOf.length > 0;
  const isForAny = value === null && isOwn && spokenOf.every(({ mark }) => flair.from < mark.from);
  const isForAll = part.tokens.slice(part.from, part.to).some(({ text }) => EVERY_POST.test(text));
  const own = subjects.filter(
    ({ of, isCarrier }) =>
      (isOwn || isPromoting(of)) && !(isCarrier && !value) && !(of === "own work" && isForAny),
  );
  const led = own.length === 0 ? (nameNeeding(part) ?? (isForAll ? null : (sort ?? null))) : null;
  if (led !== null) return [makeDemand({ of: "other", code: "flair", value, detail: led })];
  // 'Job offers', and then 'with the flair Work'
  const [one, ...more] = named.map((id): Subject => ALL_SUBJECTS[id]);
  const isOfName = one !== undefined && more.length === 0 && !one.isCarrier && one.ban !== null;
  if (own.length === 0 && isOfName && !isOwn && !isForAll && value !== null)
    return [makeDemand({ of: one.of, code: "flair", value, detail: one.detail ?? null })];
  if (own.length === 0 || (isForAll && !own.some(({ of }) => isPromoting(of)))) {
    return [makeDemand({ of: "all", code: "flair", value })];
  }
  return own.map(({ of, detail = null }) => makeDemand({ of, code: "flair", value, detail }));
}

const FARTHEST_ASKED = 12;

/** 'Saturday posts need …' */
function nameNeeding(part: Part): string | null {
  const [asked] = part.moods("include");
  return nameLed(part) ?? (asked ? nameOthers(part, asked.from) : null);
}

/** 'Vos produits par le flair « Pub »', 'Flair: Dev Post' */
function isOnOurs(part: Part, flair: number): boolean {
  const isOurs = part.subjects().some(({ id }) => isPromoting(ALL_SUBJECTS[id].of));
  return isOurs || flair === part.from;
}

const EVERY_POST = /^(?:all|every|each|jeder|jedes|alle|chaque|tous|toutes|cada|todas|todos)$/;

/** 'Tag it with [Promo]': a flair by another name, where no title is spoken of. */
function readTag(part: Part, subjects: readonly Subject[], names: string[]): Meaning[] {
  const isForTitles = part.measures("title").length > 0;
  if (isForTitles || names.length === 0) return [];
  return subjects.map(({ of, detail = null }) =>
    isPromoting(of)
      ? makeDemand({ of, code: "flair", value: names.join(" or ") })
      : makeDemand({ of, code: "title-tag", value: names, detail }, {}),
  );
}

const RULE_OR_RATIO = /^(?:rule|ratio|regel|regle|regla|regra|guideline|principle)$/;

const POSTS = /^(?:posts?|submissions?|threads?|beitrage?|publications?|publicacion|publicacao)$/;

/** Numbers with their unit: a share of what one posts, or days between two posts. */
export function readMeasure(
  part: Part,
  subjects: readonly Subject[],
  { sort }: Context,
): Meaning[] {
  const countsComments = part.tokens
    .slice(part.from, part.to)
    .some(({ text }) => /^(?:comments?|kommentare|commentaires|comentarios)$/.test(text));
  const ours = subjects.filter(({ of }) => isPromoting(of) || of === "advert or sale");
  const share = findShare(part);
  const isNorm = part.tokens.slice(part.from, part.to).some(({ text }) => RULE_OR_RATIO.test(text));
  if (share !== null && (ours.length > 0 || isNorm)) {
    const concerns: Concern[] = ours.length > 0 ? ours.map(({ of }) => of) : ["promotion"];
    const pick = isNorm && concerns.includes("own work") ? (["promotion"] as const) : concerns;
    const often = findGap(part);
    // 'One in ten, and never more than once in 30 days'
    const both = often !== null && part.measures("once").length > 0;
    const shares = pick.map((of) =>
      makeDemand({ of, code: "percent", value: share, countsComments }),
    );
    const gaps = pick.map((of) =>
      makeDemand({ of, code: "gap-days", value: often, countsComments }),
    );
    return both ? [...shares, ...gaps] : shares;
  }
  const gap = findGap(part);
  const isOfCopies = subjects.length > 0 && subjects.every(({ code }) => code === "no-reposts");
  if (gap === null || part.measures("account").length > 0 || isOfThread(part) || isOfCopies)
    return [];
  const isOwn = part.subjects().some(({ id }) => !ALL_SUBJECTS[id].isCarrier);
  const isOfPosts = part.tokens.slice(part.from, part.to).some(({ text }) => POSTS.test(text));
  const named = subjects.filter(
    ({ of, isCarrier, code }) =>
      !isCarrier && code !== "no-spam" && (isOwn || isPromoting(of) || !isOfPosts),
  );
  const made = named.every(({ of }) => ASKED.has(of)) ? findCounted(part) : null;
  if (made) return [makeDemand({ of: made, code: "gap-days", value: gap })];
  if (named.length === 0) {
    const whom = sort ? { of: "other" as const, detail: sort } : { of: "all" as const };
    return [makeDemand({ ...whom, code: "gap-days", value: gap })];
  }
  // 'Surveys: we say yes to two a month' is how many the moderators let in, of all members together.
  if (named.every(({ of }) => of === "survey")) return [];
  // 'Contests and newsletters may be promoted once a month': how often promotion is taken.
  const promoted = named.filter(({ of }) => of === "promotion");
  return (promoted.length > 0 ? promoted : named).map(({ of, detail = null }) =>
    makeDemand({ of, code: "gap-days", value: gap, detail, countsComments }),
  );
}

const RECURS =
  /^(?:renew\w*|there|there's|opens?|posted|pin|pins|pinn\w*|erscheint|epingl\w*|fija\w*|fixa\w*|erneuert|rouvert|ouvert|renueva|abre|renova)$/;

/** 'The pinned thread that renews each month', 'once a month there's a thread': how often the thread is, and not a post. */
function isOfThread(part: Part): boolean {
  return (
    part.rooms("thread").length > 0 &&
    part.tokens.slice(part.from, part.to).some(({ text }) => RECURS.test(text))
  );
}

const ASKED: ReadonlySet<Concern> = new Set<Concern>(["question", "special question"]);

/** 'One track per week', 'alle 14 Tage pro Projekt': what is counted is of its maker. */
function findCounted(part: Part): Concern | null {
  const [unit] = UNITS.flatMap((each) => part.measures(each));
  if (!unit) return null;
  for (let at = Math.max(part.from, unit.from - FARTHEST); at <= unit.to + NEAR; at += 1) {
    const made = at < part.to ? nameMade(part.tokens[at]?.text ?? "") : null;
    if (made && [at - 1, at - 2].some((before) => isOneOf(part.tokens[before]))) return made;
  }
  // 'The same game, at most once every …'
  const same = part.tokens.findIndex(
    ({ text }, at) => at >= part.from && at < part.to && SAME.test(text),
  );
  return same === -1 ? null : nameMade(part.tokens[same + 1]?.text ?? "");
}

const FARTHEST = 5;
const NEAR = 7;
const UNITS = ["day", "week", "fortnight", "month", "quarter", "year"] as const;
const SAME =
  /^(?:same|selbe\w*|gleiche\w*|dasselbe|derselbe|dieselbe|meme|mismo|misma|mesmo|mesma)$/;
const ONE_OF =
  /^(?:per|pro|par|por|each|every|jede\w*|chaque|cada|same|selbe\w*|gleiche\w*|meme|mismo|misma|mesmo|mesma|toda)$/;

function isOneOf(token: Part["tokens"][number] | undefined): boolean {
  return token !== undefined && (token.number === 1 || ONE_OF.test(token.text));
}

/** That one says whose it is, or that a machine made it. */
export function readDisclosure(part: Part, subjects: readonly Subject[]): Meaning[] {
  const isMade = subjects.some(({ of }) => of === "AI-made");
  if (
    isMade &&
    part.rooms("label").length > 0 &&
    (part.has("require", "without", "only", "condition") || !part.has("deny"))
  ) {
    return [makeDemand({ of: "AI-made", code: "label-ai" })];
  }
  const marks = part.rooms("disclose").filter((each) => !isTakenAway(part, each));
  if (marks.length === 0) return [];
  const ours = subjects.filter(({ of }) => isPromoting(of) || of === "referral link");
  if (ours.length === 0 && marks.every(({ from, to }) => to - from < 3)) return [];
  const concerns: Concern[] = ours.length > 0 ? ours.map(({ of }) => of) : ["own work"];
  return concerns.map((of) => makeDemand({ of, code: "disclose" }));
}
