import { isHostOf } from "#engine/drafts/find-links.ts";
import type { Concern, PolicyDemand } from "#engine/policy/demand.ts";
import type { Stance } from "#engine/policy/stances.ts";
import { RULES, type RuleCode } from "#engine/rules/rule-table.ts";
import { findBareLinkPost } from "#engine/rules/find-effort.ts";
import { type Held, textOf } from "./demand-row.ts";
import { hasWord, readForms } from "./find-words.ts";
import { isAlike } from "./is-alike.ts";
import { isOwnThing, nameThings, type OwnThing } from "./own-things.ts";
import { ASKS, DENIED, EVENTS, IMAGE_FILE, OF_AI, PICTURED } from "./rows/concern-rows.ts";

/** 'unsure': it may be meant, and only the author can tell. */
export type Concerned = "yes" | "no" | "unsure";

/** Whether a demand is about such a draft at all. */
export function concerns(demand: PolicyDemand, held: Held): Concerned {
  const { of, code, narrows = [], flairs = [] } = demand;
  const flair = held.draft.flair ?? "";
  if (code !== "flair" && flairs.some((each) => isAlike(flair, each))) return "yes";
  // Whether a machine made it is what a ban on that asks.
  const isMeant = of === "other" || (code === "no-ai" && of === "AI-made") || isOf(of, held);
  if (!isMeant) return "no";
  const { which } = demand;
  const sign = SIGNED_BREACHES.test(code) ? which : demand.sign;
  if (sign !== undefined && looksLike(sign, held)) return "yes";
  if (isOfDetail(of) && sign === which) {
    // What a post is stands in the title, and what may not be there at all in the first sentences, too.
    const { title, content } = held.draft;
    const text =
      title + (code === "unwanted" && of === "other" ? `\n${content.slice(0, OPENING)}` : "");
    const forms = readForms(text.replaceAll(DENIED, ""));
    const isNamed = narrows.some((way) => way.split(" ").every((word) => hasWord(forms, word)));
    return isNamed ? "yes" : "unsure";
  }
  if (sign !== undefined) return "no";
  if (narrows.length === 0) return "yes";
  const forms = readForms(textOf(held));
  const found = narrows.filter((word) => word === held.form || hasWord(forms, word)).length;
  return found > narrows.length / 2 ? "yes" : "unsure";
}

const OPENING = 120;

/** Of these, the pattern finds what breaks or meets them, and not whom they are about. */
const SIGNED_BREACHES = /^(?:no-|title-f|con|free|open|label)/;

/** Of these, the detail alone says which ones are meant. */
export function isOfDetail(of: Concern): of is "other" | "special question" {
  return of === "other" || of === "special question";
}

/** What a post is shows early; the rest would only cost time. */
export function looksLike(sign: string, held: Held): boolean {
  return new RegExp(sign, "i").test(textOf(held).slice(0, 4000));
}

const SIGNS: Record<Exclude<Concern, "other" | OwnThing>, (held: Held) => boolean> = {
  all: () => true,
  promotion: promotes,
  "advert or sale": isAdvertOrSale,
  "own work": isOwnWork,
  "AI-made": isAiMade,
  "AI topic": (held) => held.find(OF_AI).length > 1,
  "referral link": (held) => breaks(held, "no-affiliate-links"),
  fundraising: (held) => breaks(held, "no-fundraising"),
  survey: (held) => held.sort === "survey" || breaks(held, "no-surveys"),
  "feedback request": (held) => held.sort === "request" || breaks(held, "no-feedback-requests"),
  hiring: (held) => held.sort === "recruiting" || breaks(held, "no-hiring"),
  "AMA, event or giveaway": (held) =>
    held.find(EVENTS).some(({ field }) => field === "title") || breaks(held, "no-giveaways"),
  question: isQuestion,
  "special question": isQuestion,
  image: isImage,
  link: isLink,
};

const IMAGE_HOSTS = new Set(["imgur.com", "i.redd.it"]);

function isOf(concern: Exclude<Concern, "other">, held: Held): boolean {
  if (!isOwnThing(concern)) return SIGNS[concern](held);
  const isShown = isOwnWork(held) && nameThings(held.draft).has(concern);
  return isShown && (concern !== "services" || promotes(held));
}

export function promotes({ promotion }: Held): boolean {
  return promotion.degree !== "none";
}

export function isOwnWork({ promotion, sort, form, policy: { kind, shows } }: Held): boolean {
  // Where things are shown, a story is the one of a thing, and a picture is of one.
  const isShowcase = kind === "showcase";
  const isPictured = isPicture(form);
  return (
    promotion.degree === "promotion" ||
    sort === "own work" ||
    (sort === "story" && isShowcase) ||
    (isPictured && (isShowcase || shows !== null) && sort !== "question")
  );
}

/** Where promotion has its place, what is meant beside it are small ads. */
const HAS_A_PLACE: ReadonlySet<Stance> = new Set([
  "welcome",
  "flair",
  "weekday",
  "thread",
  "share",
] as const);

function isAdvertOrSale(held: Held): boolean {
  if (held.sort === "sale") return true;
  const { promotion, policy } = held;
  return promotes(held) && promotion.nature === "advert" && !HAS_A_PLACE.has(policy.stance.is);
}

/** What reads like a question asks something, too; where questions are answered, whatever asks is one. */
export function isQuestion(held: Held): boolean {
  const isOne = held.sort === "question" || (held.policy.kind === "qa" && !promotes(held));
  return isOne && ASKS.test(textOf(held));
}

/** Whether the draft says that a machine made what it shows, or one wrote it. */
export function isAiMade(held: Held): boolean {
  return Boolean(held.writer) || saysAiMade(held).length > 0;
}

export function saysAiMade(held: Held) {
  const { detection } = RULES["no-ai-content"];
  return detection.by === "draft" ? detection.find(held) : [];
}

/** Whether the draft is what a rule of that code is against. */
export function breaks(held: Held, code: RuleCode): boolean {
  const { detection } = RULES[code];
  return detection.by === "draft" && detection.find(held).length > 0;
}

/** As far as its author or words tell: pictures themselves are never seen here. */
export function isImage(held: Held): boolean {
  return showsPicture(held) || (!held.form && takesPictures(held) && isOwnWork(held));
}

function takesPictures({ policy }: Held): boolean {
  return policy.formats?.allowed.some((each) => each === "image" || each === "video") ?? false;
}

/** What is shown where pictures are taken may be a text all the same. */
export function showsPicture(held: Held): boolean {
  const { links, draft, policy, find, form } = held;
  if (form) return isPicture(form);
  const isLinked = links.some(
    ({ host, path }) => isHostOf(host, IMAGE_HOSTS) || IMAGE_FILE.test(path),
  );
  if (isLinked) return true;
  const takesTexts = policy.formats?.allowed.includes("text") ?? true;
  const isBare = draft.content.trim().length < CAPTION && links.length === 0;
  return (
    (takesPictures(held) && (!takesTexts || isBare)) ||
    (isOwnWork(held) && find(PICTURED).some(({ field }) => field === "title"))
  );
}

export function isPicture(form: Held["form"]): boolean {
  return form === "image" || form === "video";
}

const CAPTION = 60;

export function isLink(held: Held): boolean {
  if (held.form) return held.form === "link";
  const formats = held.policy.formats?.allowed;
  const isOfLinks = formats !== undefined && formats.length === 1 && formats[0] === "link";
  return findBareLinkPost(held).length > 0 || isOfLinks;
}
