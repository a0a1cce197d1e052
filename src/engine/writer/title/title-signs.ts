import type { AnswerId } from "#engine/interview/interview.ts";
import { isCampaign, splitWhat } from "#engine/posts/introduce.ts";
import { SAYS } from "#engine/lexicon/phrases.ts";
import { hasSign } from "#engine/lexicon/sentence-signs.ts";
import { dropFullStop, hasDigit } from "#engine/text/characters.ts";
import type { Place, Readers } from "../place/place.ts";
import { HAPPENS, TELLS_BACKGROUND } from "../rows/opening-rows.ts";
import { TITLE_SIGNS } from "../rows/title-rows.ts";
import { keepOfEach } from "../told/keep-found.ts";
import { pointsAtNothing } from "../told/points-at-nothing.ts";
import { findMatter, type Told } from "../told/told.ts";
import { isAbout } from "./is-about.ts";
import { dropTag, isOfSeveral, isPair, saysThing, type Title, type TitleForm } from "./title.ts";

/** What can be seen of a title, by name; what is not there counts nought. */
export type TitleSigns = ReadonlyMap<string, number>;

/** Titles of one family are good or bad for the same reasons: what it is in any way, or any sentence that was told. */
type Family = "thing" | "question" | "line";

const PER_LETTER = 0.01;

/** Each family by who reads, what is welcome there and what kind of thing it is, and how it is worded: all of it is fitted. */
export function readTitleSigns(
  told: Told,
  place: Pick<Place, "readers" | "policy" | "near" | "town" | "form">,
  title: Title,
  content: string,
): TitleSigns {
  const { readers, policy, near, town } = place;
  const { form, from } = title;
  const { kind } = told.interview;
  const { text, isCut, isCampaigned, isOfOne, says } = readWords(told, title);
  const family = nameFamily(form);
  const length = text.length * PER_LETTER;
  const whole = near?.whole ?? 0;
  const own = near?.answers[from] ?? 0;
  const peers = near?.peers ?? 0;
  const signs = new Map<string, number>([
    [form, 1],
    [readers, 1],
    [`${form}, ${kind}`, 1],
    [`${family}, ${readers}`, 1],
    [`${family}, ${policy.stance.is}`, 1],
    [`${family}, ${kind}`, 1],
    [`${family}, ${place.form}`, 1],
    [`length, ${form}`, length],
    ["length", length],
    ["length squared", length * length],
    ["near", whole],
    [`near, ${family}`, whole],
    [`answer near, ${family}`, own],
    [`peers, ${family}`, peers],
  ]);
  const worded = [
    ...(isCut ? ["cut"] : []),
    // Before those who look at what was measured or made.
    ...(isCampaigned && LOOKS.has(readers) ? ["campaign"] : []),
    // Nobody likes to read the same sentence above a post and as its first one.
    ...(content.startsWith(text) ? ["opens"] : []),
    ...says,
    ...(town === null ? [] : [text.includes(town) ? "town" : "no town"]),
  ];
  for (const sign of worded) {
    signs.set(sign, 1);
    if (BY_FAMILY.has(sign)) signs.set(`${sign}, ${family}`, 1);
  }
  if (family === "thing" && isOfOne)
    signs.set("short", Math.max(0, SHORT_THING - text.length) / SHORT_THING);
  if (family === "question") {
    signs.set(`question, ${from}`, 1);
    signs.set(`peers, ${from}`, peers);
  }
  if (family === "line") {
    for (const sign of [from, `${from}, ${kind}`, `${from}, ${readers}`])
      signs.set(`line, ${sign}`, 1);
    for (const [sign, value] of readSentence(told, title)) signs.set(sign, value);
  }
  return signs;
}

/** What a sentence needs that stands by itself above a post, and what makes strangers stop. */
const readSentence = keepOfEach((told: Told, { from, text: tagged }: Title): TitleSigns => {
  const text = dropTag(tagged);
  const { sentences = [], restsOf = [] } = findMatter(told, from) ?? {};
  const at = sentences.findIndex((sentence) => dropFullStop(sentence) === text);
  const signs = new Map<string, number>([
    ["line, short", Math.max(0, SHORT_SENTENCE - text.length) / SHORT_SENTENCE],
    ["line, long", Math.max(0, text.length - LONG_SENTENCE) / SHORT_SENTENCE],
  ]);
  const seen = {
    first: at === 0,
    last: at === sentences.length - 1,
    rests: (restsOf[at]?.length ?? 0) > 0,
    "talks already": SAYS.isTalkingAlready.test(text),
    background: TELLS_BACKGROUND.test(text),
    "points at nothing": pointsAtNothing(text),
    "points back": hasSign(text, "pointsBack"),
    note: !hasSign(text, "clause"),
  };
  for (const [sign, isSo] of Object.entries(seen)) if (isSo) signs.set(`line, ${sign}`, 1);
  for (const [sign, pattern] of Object.entries(TITLE_SIGNS))
    if (pattern.test(text)) signs.set(`line, ${sign}`, 1);
  return signs;
});

const SHORT_SENTENCE = 45;
const LONG_SENTENCE = 90;

/** How it is worded is the same for all communities. */
const readWords = keepOfEach((told: Told, { form, from, text: tagged }: Title) => {
  const text = dropTag(tagged);
  const thing = told.what ?? "";
  const isThing = saysThing(form);
  const several = isOfSeveral(text);
  const worded = {
    figure: hasDigit(text),
    name: text.includes(told.project.name),
    us: SAYS.ofUs.test(text),
    points: SAYS.pointsAnywhere.test(text),
    happens: HAPPENS.test(text),
    about: isAbout(told, text),
    several,
    later: isPair(form) && !tellsFirst(told, from, text),
    list: text.split(", ").length > MOST_IN_ROW,
    asks: text.includes("?"),
  };
  return {
    text,
    isCut: isThing && !hasWhole(thing, text),
    isCampaigned: isThing && isCampaign(told.interview, thing),
    isOfOne: !several,
    says: Object.entries(worded).flatMap(([sign, isSo]) => (isSo ? [sign] : [])),
  };
});

/** 'I make banjo bridges' says too little. */
const SHORT_THING = 45;
/** They look at what was made. */
const LOOKS: ReadonlySet<Readers> = new Set<Readers>(["showcase", "developers", "makers"]);
/** 'Maple, ebony, hide glue and old chestnut'. */
const MOST_IN_ROW = 3;
/** These are good in one family and bad in another. */
const BY_FAMILY: ReadonlySet<string> = new Set(["figure", "points", "happens", "about"]);

function nameFamily(form: TitleForm): Family {
  if (saysThing(form)) return "thing";
  return form === "question" ? "question" : "line";
}

/** Of what it tells beside the thing, whether that is how its answer begins: 'Reviewers read that' has its point before it. */
function tellsFirst(told: Told, from: AnswerId, text: string): boolean {
  const first = dropFullStop(findMatter(told, from)?.sentences[0] ?? "");
  return text.toLowerCase().includes(first.toLowerCase());
}

/** 'An app that vibrates one stop before yours', and not for whom. */
function hasWhole(what: string, text: string): boolean {
  return text.toLowerCase().includes(dropFullStop(splitWhat(what).what).toLowerCase());
}
