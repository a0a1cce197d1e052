import { IS_IT_CLAUSE, isUncounted } from "#engine/interview/complete-sentence.ts";
import { isOwnClause } from "#engine/interview/weak-answers.ts";
import { areMany, isCampaign, isForItself, splitWhat } from "#engine/posts/introduce.ts";
import { sayMade } from "#engine/posts/say-made.ts";
import { hasSign } from "#engine/lexicon/sentence-signs.ts";
import { beginLarge, dropFullStop, endsWithOne } from "#engine/text/characters.ts";
import { ENDS_PHRASE, LEADS_AWAY, MAKES_THEM } from "../rows/opening-rows.ts";
import { keepFound } from "../told/keep-found.ts";
import type { Told } from "../told/told.ts";
import { shortenWhat } from "./shorten-what.ts";

/** Whose it is, what it is alone, or what it is with its name. */
type ThingForm = "own" | "bare" | "named";

/** The words around the thing. */
type Frame = { form: ThingForm; before: string; isLarge?: boolean };

/** What follows may go with it only where there is so much room. */
const ROOM_FOR_MORE = 120;

type Said = { form: ThingForm; text: string };

/** What it is in at most `most` letters where a clause ends there, in every way to say it. */
export function sayThing(told: Told, most: number): readonly Said[] {
  const known = saidOf(told);
  const said = known.get(most) ?? findWays(told, most);
  known.set(most, said);
  return said;
}

/** By how many letters there may be: titles of all sorts have the same room. */
const saidOf = keepFound<Told, Map<number, readonly Said[]>>(() => new Map());

function findWays(told: Told, most: number): Said[] {
  const { what: said, further, forWhom } = told;
  if (said === null) return [];
  const { what, more } = splitWhat(said);
  const thing = more || further.length > 0 ? what : withReaders(what, forWhom);
  return listFrames(told, thing).flatMap(({ form, before, isLarge = false }) => {
    const room = most - before.length;
    const short = shortenWhat(thing, room);
    // 'A terminal viewer for log files' and 'an idle game' have their point in what follows.
    const left = Math.max(0, room - short.length - 2);
    const sentence = dropFullStop(further[0] ?? "");
    const next = more || (most >= ROOM_FOR_MORE ? shortenWhat(sentence, left) : "");
    // 'The roads that were made or straightened' waits for its verb.
    const isCut = more === "" && next !== sentence && RELATES.some((word) => next.includes(word));
    // 'That last part is the whole idea' is said of what was cut.
    const isSaid =
      next !== "" &&
      !isCut &&
      // 'Me, Saturdays my lad Jordan' says nothing above a post.
      (more !== "" || hasSign(next, "clause")) &&
      (more !== "" || short === thing) &&
      short.length + next.length + 2 <= room &&
      (next.match(/, /g)?.length ?? 0) < MOST_IN_LIST &&
      !LEADS_AWAY.test(next);
    const shown = IS_IT_CLAUSE.test(thing) && before === told.project.name ? short.slice(2) : short;
    const text = isLarge ? beginLarge(shown) : shown;
    const alone = { form, text: `${before}${text}` };
    const stop = endsWithOne(text, ".!?") ? " " : ". ";
    return isSaid ? [{ form, text: `${before}${text}${stop}${next}` }, alone] : [alone];
  });
}

function listFrames({ project: { name }, interview }: Told, thing: string): Frame[] {
  const made = sayMade(interview);
  if (IS_IT_CLAUSE.test(thing))
    return [
      { form: "named", before: name },
      { form: "named", before: `${made} ${name}. `, isLarge: true },
      { form: "named", before: `${made} ${name}: ` },
    ];
  const isOwn = isOwnClause(thing);
  if (isOwn || (isForItself(thing) && !isCampaign(interview, thing)))
    return [
      { form: isOwn ? "own" : "bare", before: "", isLarge: true },
      // 'I make Hob: I make kettles' says it twice.
      ...(isOwn ? [] : [{ form: "named" as const, before: `${made} ${name}: ` }]),
      { form: "named", before: `${name}: ` },
    ];
  if (isCampaign(interview, thing))
    return [
      { form: "own", before: "We are campaigning for " },
      { form: "named", before: `${name}: we are campaigning for ` },
      { form: "named", before: `${name}: ` },
    ];
  // Nobody runs 'lime repointing'.
  const does = interview.kind === "service" && isUncounted(thing);
  const who = interview.isTeam ? "We" : "I";
  // Nor 'dorset buttons'.
  const areGoods = interview.kind === "shop" && areMany(thing);
  const isMade = MAKES_THEM.test(Object.values(interview.answers).join(" "));
  return [
    ...(areGoods && !isMade
      ? []
      : [
          {
            form: "own" as const,
            before: does ? `${who} do ` : areGoods ? `${who} make ` : `${made} `,
          },
        ]),
    { form: "bare", before: "", isLarge: true },
    { form: "named", before: areGoods ? `${made} ${name}: ` : `${made} ${name}, ` },
    { form: "named", before: `${name}: ` },
  ];
}

const RELATES = [" that ", " which ", " who "];

/** 'Minnows, leeches, waxies, crawlers' is a list of goods. */
const MOST_IN_LIST = 3;
const SHORT_THING = 45;

/** 'An iPhone app' says nothing yet. */
function withReaders(thing: string, forWhom: string | null): string {
  const [first = ""] = forWhom?.split(ENDS_PHRASE) ?? [];
  const isShort = thing.length < SHORT_THING && first !== "" && !/ for | by |,/.test(thing);
  return isShort && !isOwnClause(thing) && !isForItself(thing)
    ? `${thing} for ${first.trim()}`
    : thing;
}
