import { IS_IT_CLAUSE } from "#engine/interview/complete-sentence.ts";
import { isOwnClause } from "#engine/interview/weak-answers.ts";
import {
  areMany,
  introductions,
  isCampaign,
  isForItself,
  splitPlayed,
  splitWhat,
} from "#engine/posts/introduce.ts";
import { sayMade } from "#engine/posts/say-made.ts";
import type { ProjectKind } from "#engine/interview/project-kind.ts";
import { beginLarge } from "#engine/text/characters.ts";
import type { Opening } from "../plan/plan.ts";
import type { Place } from "../place/place.ts";
import type { Told } from "../told/told.ts";

/** Nobody says of themselves that they are behind something. */
const STIFF = /\b(?:person|people) behind\b|\bauthors? of\b/;

/** What it is and whose it is, in the words that its opening asks for. */
export function introduce(told: Told, place: Place, opening: Opening): string {
  const { project, interview, what, further, forWhom, who } = told;
  const { name } = project;
  const { town } = place;
  const ways = introductions(
    { name: nameWithTown(told, place), what: what ?? "", further, who, town },
    interview,
  );
  const plain = ways.find((way) => !STIFF.test(way)) ?? ways[0] ?? "";
  const isNear = town !== null && !`${what} ${further.join(" ")}`.includes(town);
  const here = isNear ? ` here in ${town}` : "";
  const isSentence = isOwnClause(what ?? "") || isForItself(what ?? "");
  if (opening === "name")
    return isSentence || isCampaign(interview, what ?? "")
      ? (ways.find((way) => way !== plain) ?? plain)
      : sayNamed(told, here && `,${here}`);
  if (opening === "called") return sayCalled(told, here);
  if (opening === "forWhom" && forWhom && !isCampaign(interview, what ?? ""))
    return `${sayMade(interview)} ${name}${here} for ${endSentence(forWhom)} ${sayAfter(told, plain)}`;
  return plain;
}

/** What can be visited needs its town, unless readers are there or have heard it. */
export function nameWithTown(
  { project: { name }, interview, what, matters }: Told,
  place: Place,
): string {
  const [town = ""] = (interview.place ?? "").split(",");
  const where = matters.find(({ id }) => id === "platform")?.sentences.join(" ") ?? "";
  const said = `${name} ${what ?? ""} ${where}`;
  // A course may be anywhere: 'at the Heizhaus in Grünau' has a town, 'on Zoom' has none.
  const isVisited =
    VISITED.has(interview.kind) || (interview.kind === "course" && IN_A_PLACE.test(where));
  const isNeeded =
    isVisited &&
    town !== "" &&
    place.town === null &&
    !said.toLowerCase().includes(town.toLowerCase());
  return isNeeded ? `${name} in ${town}` : name;
}

const IN_A_PLACE = /\b(?:at|in) (?:the |our )?\p{Lu}\p{Ll}/u;
const VISITED: ReadonlySet<ProjectKind> = new Set<ProjectKind>(["shop", "service", "cause"]);

/** What it does behind its name, and whose it is: 'X tells you …. It's an app, and I built it.' */
function sayNamed({ project: { name }, what, further, interview }: Told, here: string): string {
  const { what: thing, more } = splitWhat(what ?? "");
  const { sort, does } = splitDoes(thing);
  const game = splitPlayed(thing);
  const made = sayMade(interview).replace(/^We/, "we");
  const own = sayOwn(thing, interview.isTeam) ?? `${thing}, and ${made} it`;
  const whole = does
    ? `${name} ${endSentence(does)} It's ${sort} that ${made}${here}.`
    : `${name} is ${own}${here}.`;
  const said = game
    ? `In ${name} ${endSentence(game.play)} It's ${game.sort} that ${made}${here}.`
    : whole;
  return [said, ...(more ? [endSentence(more)] : []), ...further].join(" ");
}

/** What it is before its name: 'I make a newsletter about maps. It's called X.' */
function sayCalled({ project: { name }, what, further, interview }: Told, here: string): string {
  const { what: thing, more } = splitWhat(what ?? "");
  const said = [`${sayMade(interview)}${here} ${endSentence(thing)} It's called ${name}.`];
  return [...said, ...(more ? [endSentence(more)] : []), ...further].join(" ");
}

/** 'my newsletter where …' of 'a newsletter where …'. */
function sayOwn(thing: string, isTeam: boolean): string | null {
  const own = isTeam ? "our" : "my";
  return /^an? (?!(?:few|lot|couple|series|set|pair)\b)/.test(thing)
    ? thing.replace(/^an? /, `${own} `)
    : null;
}

/** 'an app' and 'tells you what you can see' of 'an app that tells you what you can see'. */
export function splitDoes(thing: string): { sort: string; does: string } {
  const [sort = "", does = ""] = thing.split(DOES);
  return { sort, does };
}

/** Before what it does: 'an app that tells you', and not 'tiles that fell'. */
const DOES = /(?<!,) that (?=\p{Ll}+s \p{L})(?!(?:is|was|has|does) )(.*)$/u;

/** What it is, once its name was said: 'It's a tool that …', 'They're rubber feet that …'. */
function sayAfter({ interview, what, further }: Told, plain: string): string {
  const { what: thing, more } = splitWhat(what ?? "");
  if (isCampaign(interview, thing)) return plain;
  const large = beginLarge(thing);
  const isClause = IS_IT_CLAUSE.test(thing) || isOwnClause(thing) || isForItself(thing);
  const said = isClause ? large : `${areMany(thing) ? "They're" : "It's"} ${thing}`;
  return [endSentence(said), ...(more ? [endSentence(more)] : []), ...further].join(" ");
}

function endSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
