import type { AnswerId } from "#engine/interview/interview.ts";
import { isCampaign, splitWhat } from "#engine/posts/introduce.ts";
import { SAYS } from "#engine/lexicon/phrases.ts";
import { beginSmall, dropFullStop, endsWithOne, hasDigit } from "#engine/text/characters.ts";
import { isOfSeveral, type Title } from "./title.ts";
import type { PlannedMatter } from "../plan/plan.ts";
import { pointsAtNothing } from "../told/points-at-nothing.ts";
import { listFollowing } from "../told/steer-sentences.ts";
import { findMatter, type Matter, type Told } from "../told/told.ts";
import { sayThing } from "./say-thing.ts";
import { isStory, saysOfThing, standsAlone } from "./stands-alone.ts";

const [SHORTEST_PAIR, LONGEST_PAIR] = [50, 140];
const LONGEST_THING = 95;
const SHORT_THING = 20;

/** What was before there was a thing. */
const EARLIER: ReadonlySet<AnswerId> = new Set<AnswerId>(["scene", "before"]);
/** What these tell is so once there is one; what went wrong, or surprised, has its point in the sentence after. */
const OF_THING: ReadonlySet<AnswerId> = new Set<AnswerId>([
  "unusual",
  "howItPlays",
  "oneJob",
  "limits",
  "stackOrMaterial",
]);

/** What it is with one more fact of an answer that the post tells: a sentence that is whole and understood by itself. */
export function listPairs(told: Told, planned: PlannedMatter): Title[] {
  const torn = new Set(listFollowing(told));
  const facts = planned.matters
    .flatMap((id) => findMatter(told, id) ?? [])
    .flatMap((matter) => listFacts(matter))
    .filter(({ text }) => !torn.has(text));
  return [...facts.flatMap((fact) => pairFact(told, fact)), ...pairQuestion(told, planned)];
}

type Fact = { from: AnswerId; text: string };

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
    .map((sentence) => ({ from: id, text: dropFullStop(sentence) }));
}

function pairFact(told: Told, { from, text: fact }: Fact): Title[] {
  const thing = nameThing(told, fact.length);
  if (thing === null) return [];
  const isCounted = from === "numbers";
  const isFirst = EARLIER.has(from) || (isCounted && isCampaign(told.interview, told.what ?? ""));
  const pairs: Title[] = [];
  if (isFirst) pairs.push({ form: "sceneAndThing", from, text: join(fact, thing) });
  if (isCounted) pairs.push({ form: "wayAndThing", from, text: join(thing, fact) });
  if (OF_THING.has(from)) pairs.push({ form: "wayAndThing", from, text: addFact(thing, fact) });
  return pairs.filter(({ text }) => text.length >= SHORTEST_PAIR && text.length <= LONGEST_PAIR);
}

function pairQuestion(told: Told, { question }: PlannedMatter): Title[] {
  const [text = ""] = (question && findMatter(told, question)?.sentences) || [];
  const thing = text.endsWith("?") && !pointsAtNothing(text) ? nameThing(told, text.length) : null;
  return question && thing
    ? [{ form: "thingAndQuestion", from: question, text: join(thing, text) }]
    : [];
}

/** In the room that is left beside so many letters; 'an idle game' needs its own next sentence more: 'You are moss'. */
function nameThing(told: Told, letters: number): string | null {
  const isShort = splitWhat(told.what ?? "").what.length < SHORT_THING;
  const whole = isShort ? sayThing(told, LONGEST_PAIR)[0]?.text : undefined;
  if (whole !== undefined && isOfSeveral(whole)) return null;
  const room = Math.min(LONGEST_THING, LONGEST_PAIR - letters - 2);
  const thing = sayThing(told, room).find(
    ({ form, text }) => form === "own" && !isOfSeveral(text) && !text.includes(":"),
  )?.text;
  return thing !== undefined && thing.length <= room ? thing : null;
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
