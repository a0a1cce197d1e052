import { isCampaign } from "#engine/posts/introduce.ts";
import { SAYS } from "#engine/lexicon/phrases.ts";
import { splitWhat } from "#engine/posts/introduce.ts";
import { dropFullStop, hasDigit } from "#engine/text/characters.ts";
import type { Place, Readers } from "../place/place.ts";
import { isForValue } from "../plan/wish-signs.ts";
import { findMatter, type Told } from "../told/told.ts";
import { isAbout } from "./is-about.ts";
import { isOfSeveral, saysThing, type Title } from "./title.ts";

/** What can be seen of a title, as far as it tells good from bad ones on founders that were kept out. */
export const TITLE_SIGNS = [
  "own",
  "bare",
  "named",
  "nameFirst",
  /** 'I make Budka: a bird house' beside 'I make Budka, a bird house'. */
  "nameApart",
  "wayAndThing",
  "thingAndQuestion",
  "scene",
  "sceneAndThing",
  /** What happened, with no word of the thing. */
  /** 'An app that vibrates one stop before yours', and not for whom. */
  "isCutThing",
  /** 'I moved on the balcony' beside the thing. */
  "factShort",
  /** Not how the scene begins, but something out of its middle. */
  "factLaterOfScene",
  /** Without a word about the thing, what happened is read to its end only where that is near. */
  "longScene",
  "question",
  "figureAmongMakers",
  /** For those who do the same; where anything is shown it is one more remark. */
  "rule",
  "lesson",
  /** Any other sentence of an answer, and whether it names something of the thing, has a figure or somebody who did it. */
  "line",
  "lineAbout",
  "lineOfScene",
  "lineWithFigure",
  "lineOfUs",
  /** 'I make banjo bridges' says too little of a thing. */
  "isShortThing",
  "isLong",
  "isTooLong",
  /** 'Maple, ebony, hide glue and old chestnut'. */
  "isList",
  "questionAmongMakers",
  /** 'What do you count as hours?' names nothing of what it is about. */
  "questionOfNothing",
  "thingAmongNeighbours",
  /** What is campaigned for or why, before those who look at what was measured or made. */
  "campaignAmongMakers",
  /** Where projects are told about only for what others get from it. */
  "thingForValue",
  "thingOfGame",
] as const;
export type TitleSign = (typeof TITLE_SIGNS)[number];

/** They look at what was made. */
const LOOKS: ReadonlySet<Readers> = new Set<Readers>(["showcase", "developers", "makers"]);

const [LONG, TOO_LONG] = [90, 125];
const LONG_OF_SCENE = 60;
const SHORT_THING = 45;
const SHORT_FACT = 40;
const PER_LONG = 30;
const MOST_IN_ROW = 3;

export function readTitleSigns(
  told: Told,
  { readers, policy }: Pick<Place, "readers" | "policy">,
  { form, from, text: tagged }: Title,
): Record<TitleSign, number> {
  const { interview, what } = told;
  const text = tagged.replace(/^\[[^\]]+\] /, "");
  const fact = findFact(told, { form, from, text });
  const isOwn = form === "own" || form === "wayAndThing" || form === "thingAndQuestion";
  const isThing = isOwn || form === "bare" || form === "named";
  const hasThing = saysThing(form);
  const isQuestion = form === "question";
  const isRule = form === "rule";
  const isLine = form === "line";
  const isAnywhere = readers === "makers" || readers === "showcase";
  const isAmongMakers = LOOKS.has(readers);
  const signs: Record<TitleSign, boolean | number> = {
    own: isOwn,
    wayAndThing: form === "wayAndThing",
    thingAndQuestion: form === "thingAndQuestion",
    bare: form === "bare",
    named: form === "named",
    nameFirst: form === "named" && !SAYS.ofWriter.test(text),
    nameApart: form === "named" && SAYS.ofWriter.test(text) && text.includes(": "),
    scene: form === "scene" || form === "sceneAndThing",
    sceneAndThing: form === "sceneAndThing",
    isCutThing: hasThing && !hasWholeThing(told, text),
    factShort: fact === null ? 0 : Math.max(0, SHORT_FACT - fact.length) / PER_LONG,
    factLaterOfScene:
      fact !== null &&
      form === "sceneAndThing" &&
      findMatter(told, from)?.sentences[0]?.startsWith(fact) === false,
    longScene: form === "scene" ? Math.max(0, text.length - LONG_OF_SCENE) / PER_LONG : 0,
    question: isQuestion,
    figureAmongMakers: form === "figure" && isAmongMakers,
    rule: isRule && !isAnywhere,
    lesson: form === "lesson" || (isRule && isAnywhere),
    line: isLine,
    lineAbout: isLine && isAbout(told, text),
    lineOfScene: isLine && from === "scene",
    lineWithFigure: isLine && hasDigit(text),
    lineOfUs: isLine && SAYS.ofUs.test(text),
    isShortThing:
      isThing && !isOfSeveral(text) ? Math.max(0, SHORT_THING - text.length) / PER_LONG : 0,
    isLong: Math.max(0, text.length - LONG) / PER_LONG,
    isTooLong: text.length > TOO_LONG,
    isList: text.split(", ").length > MOST_IN_ROW,
    questionAmongMakers: isQuestion && isAmongMakers,
    questionOfNothing: isQuestion && !isAbout(told, text),
    thingAmongNeighbours: isThing && readers === "neighbours",
    campaignAmongMakers:
      !isQuestion && form !== "figure" && isAmongMakers && isCampaign(interview, what ?? ""),
    thingForValue: hasThing && isForValue(policy.stance.is),
    thingOfGame: isThing && interview.kind === "game",
  };
  return Object.fromEntries(
    Object.entries(signs).map(([sign, value]) => [sign, Number(value)]),
  ) as Record<TitleSign, number>;
}

/** What is told beside the thing. */
function findFact(told: Told, { form, from, text }: Title): string | null {
  if (form !== "wayAndThing" && form !== "sceneAndThing") return null;
  const said = text.toLowerCase();
  const sentences = findMatter(told, from)?.sentences.map(dropFullStop) ?? [];
  return sentences.find((each) => said.includes(each.toLowerCase())) ?? null;
}

function hasWholeThing({ what }: Told, text: string): boolean {
  const thing = dropFullStop(splitWhat(what ?? "").what).toLowerCase();
  return text.toLowerCase().includes(thing);
}
