import type { AnswerId } from "#engine/interview/interview.ts";
import type { ProjectKind } from "#engine/interview/project-kind.ts";
import { isCampaign, splitWhat } from "#engine/posts/introduce.ts";
import { SAYS } from "#engine/lexicon/phrases.ts";
import {
  beginsWithOne,
  beginSmall,
  dropFullStop,
  endsWithOne,
  hasDigit,
} from "#engine/text/characters.ts";
import { isOfSeveral, type Title } from "./title.ts";
import type { PlannedMatter } from "../plan/plan.ts";
import { pointsAtNothing } from "../told/points-at-nothing.ts";
import { listFollowing } from "../told/steer-sentences.ts";
import { keepFound, keepOfEach } from "../told/keep-found.ts";
import { findMatter, type Matter, type Told } from "../told/told.ts";
import { isOrigin } from "../rows/joint-rows.ts";
import { QUOTED, TELLS_REASON } from "../rows/opening-rows.ts";
import { ASKS_OF_THIS } from "../rows/pointer-rows.ts";
import { isAbout } from "./is-about.ts";
import { sayThing } from "./say-thing.ts";
import { isStory, saysOfThing, standsAlone } from "./stands-alone.ts";

const [SHORTEST_PAIR, LONGEST_PAIR] = [50, 140];
const LONGEST_THING = 95;
const SHORT_THING = 20;
const LENGTH_OF_TAIL = 15;
const FEWEST_BEFORE_MORE = 39;

/** What was before there was a thing. */
const EARLIER: ReadonlySet<AnswerId> = new Set<AnswerId>(["scene", "before"]);
/**
 * What these tell is so once there is one; what went wrong, or surprised, has its point in the sentence after. Behind what it
 * is, figures, limits and materials were glued on to four readers ('I make a podcast. Age of guests, average 71').
 */
const OF_THING: ReadonlySet<AnswerId> = new Set<AnswerId>(["unusual", "howItPlays", "oneJob"]);

/** What it is with one more fact of an answer that the post tells: a sentence that is whole and understood by itself. */
export function listPairs(told: Told, planned: PlannedMatter): Title[] {
  const { question, matters } = planned;
  // Who makes such things is asked what has nothing to do with what it is.
  const asked = question === "askReaders" ? findMatter(told, question) : null;
  const said = matters.includes("userSaid") ? findMatter(told, "userSaid") : null;
  return [
    ...matters.flatMap((id) => findMatter(told, id) ?? []).flatMap((each) => pairAll(told, each)),
    ...(asked ? pairQuestion(told, asked) : []),
    ...(said ? pairQuote(told, said) : []),
  ];
}

const pairAll = keepOfEach((told: Told, matter: Matter): Title[] => {
  const torn = new Set(listFollowing(told));
  return listFacts(matter)
    .filter(({ text }) => !torn.has(text))
    .flatMap((fact) => pairFact(told, fact));
});

type Fact = { from: AnswerId; text: string; isFirst: boolean };

function listFacts({ id, sentences, restsOf }: Matter): Fact[] {
  return sentences
    .filter((sentence, at) => {
      if (id === "scene" && at === 0) return isStory(sentence);
      // 'We came with a shopping cart': what happened next tells little by itself, but for its figures.
      if (id === "scene" && !hasDigit(sentence)) return false;
      const earlier = sentences.slice(0, at).join(" ");
      // 'One took it apart': only of the thing itself, 'it' is said where the thing was just named.
      if (id === "numbers" && SAYS.pointsAnywhere.test(sentence)) return false;
      const isOfThing = at === 0 && OF_THING.has(id) && saysOfThing(sentence);
      return (restsOf[at]?.length ?? 0) === 0 && (isOfThing || standsAlone(sentence, earlier));
    })
    .map((sentence) => ({
      from: id,
      text: dropFullStop(sentence),
      isFirst: sentence === sentences[0],
    }));
}

function pairFact(told: Told, { from, text: fact, isFirst }: Fact): Title[] {
  // 'I thought there were leaves on the road. We carry toads over a road' gives away what it is about.
  if (EARLIER.has(from) && isAbout(told, fact)) return [];
  const thing = nameIn(told)(fact.length);
  if (thing === null) return [];
  const isBefore =
    EARLIER.has(from) || (from === "numbers" && isCampaign(told.interview, told.what ?? ""));
  const pairs: Title[] = [];
  if (isBefore) pairs.push({ form: "sceneAndThing", from, text: join(fact, thing) });
  if (
    isCause(told, { from, isFirst }) &&
    !TELLS_REASON.test(fact) &&
    !endsWithOne(fact, "!?…”\"'’)")
  )
    pairs.push({ form: "cause", from, text: `${fact}, so ${thing.replace(/^We\b/, "we")}` });
  if (OF_THING.has(from)) pairs.push({ form: "wayAndThing", from, text: addFact(thing, fact) });
  return pairs.filter(({ text }) => text.length >= SHORTEST_PAIR && text.length <= LONGEST_PAIR);
}

/**
 * Whether the thing came of it. A shop, a course or a cause is asked for a day or a person, and no reason. Of 155 such titles those of
 * a later sentence were bad twice as often, but for software, where each of them is what went wrong.
 */
function isCause({ interview: { kind } }: Told, { from, isFirst }: Omit<Fact, "text">): boolean {
  return from === "scene" && isOrigin(kind, from) && (isFirst || kind === "software");
}

const pairQuestion = keepOfEach((told: Told, { id, sentences }: Matter): Title[] => {
  const [text = ""] = sentences;
  const thing =
    text.endsWith("?") && !text.includes("(") && !pointsAtNothing(text) && !ASKS_OF_THIS.test(text)
      ? nameIn(told)(text.length)
      : null;
  return thing ? [{ form: "thingAndQuestion", from: id, text: join(thing, text) }] : [];
});

/** What somebody said of a book, a shop, a service or a podcast is heard first, then whose it is: of 20 such titles two were bad, and of 38 of other kinds a third. */
const pairQuote = keepOfEach((told: Told, { sentences }: Matter): Title[] => {
  const { quote } = QUOTED.exec(sentences.join(" "))?.groups ?? {};
  if (quote === undefined || !QUOTED_KINDS.has(told.interview.kind)) return [];
  const thing = nameIn(told)(quote.length + 1);
  const text = thing === null ? "" : `"${endQuote(quote)}" ${thing}`;
  return text !== "" && text.length <= LONGEST_PAIR
    ? [{ form: "quoteAndThing", from: "userSaid", text }]
    : [];
});

/** 'You could pour it on anything,' he said: without him it ends there. */
function endQuote(quote: string): string {
  const said = quote.replace(/[,;:–—-]$/u, "");
  return endsWithOne(said, ".!?…") ? said : `${said}.`;
}

const QUOTED_KINDS: ReadonlySet<ProjectKind> = new Set<ProjectKind>([
  "book",
  "shop",
  "service",
  "media",
]);

/** The thing in the room that is left beside so many letters. */
type NameThing = (letters: number) => string | null;

/** 'An idle game' needs its own next sentence more: 'You are moss'. */
const nameIn = keepFound((told: Told): NameThing => {
  const isShort = splitWhat(told.what ?? "").what.length < SHORT_THING;
  const whole = isShort ? sayThing(told, LONGEST_PAIR)[0]?.text : undefined;
  if (whole !== undefined && isOfSeveral(whole)) return () => null;
  const known = new Map<number, string | null>();
  return (letters) => {
    const room = Math.min(LONGEST_THING, LONGEST_PAIR - letters - 2);
    const thing = known.get(room) ?? nameThing(told, room);
    known.set(room, thing);
    return thing;
  };
});

function nameThing(told: Told, room: number): string | null {
  const thing = sayThing(told, room).find(
    ({ form, text }) => form === "own" && !isOfSeveral(text) && !text.includes(":"),
  )?.text;
  const isNamed =
    thing !== undefined && thing.length <= room && isWholeThing(told.what ?? "", thing);
  return isNamed ? thing : null;
}

/** 'An audio course that you only do' lost its point, 'while you wash the dishes'; what is behind a comma, or an 'and', is one more. */
function isWholeThing(what: string, thing: string): boolean {
  const tail = thing.slice(-LENGTH_OF_TAIL);
  const at = what.indexOf(tail);
  const next = at < 0 ? "" : what.slice(at + tail.length).trim();
  const isMore = thing.length >= FEWEST_BEFORE_MORE && SAYS.addsToThing.test(next);
  return next === "" || beginsWithOne(next, ",;:(–—-.") || isMore;
}

function addFact(thing: string, fact: string): string {
  const isJoined =
    !/,| and /.test(thing + fact) &&
    /^(?:I|It|We|You|Nobody|My|Our|The|Every|Each|There) /.test(fact);
  return isJoined
    ? `${thing}, and ${fact.startsWith("I ") ? fact : beginSmall(fact)}`
    : join(thing, fact);
}

function join(first: string, second: string): string {
  return `${first}${endsWithOne(first, ".!?") ? "" : "."} ${second}`;
}
