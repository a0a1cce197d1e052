import type { AnswerId } from "#engine/interview/interview.ts";
import type { ProjectKind } from "#engine/interview/project-kind.ts";
import type { CommunityKind } from "#engine/policy/policy.ts";
import { isLocalText } from "./community/local.ts";
import { listRelated } from "./community/related-words.ts";
import {
  countSubject,
  findAnyWord,
  findCore,
  findSubject,
  listNameWords,
  listSubjectWords,
  touchesSubject,
} from "./community/subject.ts";
import type { Piece } from "./shapes/shape.ts";
import type { UsableAnswer, UsableAnswers } from "./usable-answers.ts";
import type { Setting } from "./write-post.ts";

/** Where a project comes second to what its author has to tell. */
export function isReserved({ brief, place }: Setting): boolean {
  const { is } = brief.community.policy.stance;
  return is === "value" || is === "ask" || is === "unknown" || place === "local";
}

/** Readers with a subject of their own, to whom a project comes second. */
export function isAmongReaders(setting: Setting): boolean {
  const { place, brief } = setting;
  const isTalk = place === "hobby" || place === "audience" || place === "local";
  return isReserved(setting) && (isTalk || brief.community.policy.kind === "academic");
}

/** Whether nothing that was said has a word of what readers came for, and there is nothing left to ask about it. */
export function isOffSubject(setting: Setting, usable: UsableAnswers): boolean {
  const { brief, place } = setting;
  const { is } = brief.community.policy.stance;
  const isStrict = is === "ask" || is === "value" || is === "unknown";
  if (!isStrict && isForeign(setting)) return true;
  if (!isStrict || place === "maker" || place === "thread" || !usable.what) return false;
  const said = tell(Object.entries(usable));
  if (place === "local") {
    const told = tell(Object.entries(usable).filter(([id]) => id !== "platform" && id !== "price"));
    const town = brief.interview.place?.toLowerCase().replaceAll(" ", "");
    // A neighbour may still tell something of the town.
    const isNeighbour = town !== undefined && brief.community.name.toLowerCase().includes(town);
    const isTold = (isNeighbour ? LOCAL_ANSWERS : LOCAL_ANSWERS.slice(0, 1)).every((id) => usable[id]); // prettier-ignore
    return isTold && !isLocalText(told, brief);
  }
  if (!isSubjectKnown(brief) || isWantedThere(brief, usable) || isOwnField(brief)) return false;
  return Object.keys(usable).length > 1 && !touchesSubject(said, findAnyWord(brief.community));
}

/** Readers who share a subject, whatever else they let others post; scholars are asked for something about it. */
const OF_ONE_SUBJECT: ReadonlySet<CommunityKind> = new Set<CommunityKind>(["hobby", "fandom", "lifestyle", "qa", "news", "humor"]); // prettier-ignore

/** Whether people are welcome to show things there, but nothing about this one belongs to their subject. */
function isForeign({ brief, place }: Setting): boolean {
  const { community, interview, project } = brief;
  const { kind } = community.policy;
  if (!kind || !OF_ONE_SUBJECT.has(kind) || place === "maker" || !isSubjectKnown(brief)) return false; // prettier-ignore
  const told = Object.values(interview.answers).filter((text) => text.trim() !== "");
  const isOfTables = NAMES_TABLE.test(community.name) && told.some((text) => GAMES_ON_TABLE.test(text)); // prettier-ignore
  if (isOfTheirSort(brief) || isOfTables) return false;
  const [core, subject] = [findCore(community), findSubject(community)];
  const weigh = (text: string) => countSubject(text, subject);
  // A novel is at home among people who write.
  if (touchesSubject(interview.answers.what ?? "", listRelated(core))) return false;
  return told.length > 1 && ![project.name, ...told].some((text) => isOnSubject(text, core, weigh));
}

/**
 * Whether it is the sort of thing that a community is named after: any game is at home in r/cozygames. Games on
 * a table and games on a screen are two sorts, and so are those of one platform.
 */
export function isOfTheirSort({ community, interview }: Setting["brief"]): boolean {
  const { kind, answers } = interview;
  if (kind !== "game" || !/game|gaming/i.test(community.name)) return false;
  const said = Object.values(answers).join(" ");
  const isTable = ON_TABLE.test(answers.what ?? "");
  if (NAMES_TABLE.test(community.name) !== isTable) return false;
  const genre = GENRES.exec(community.name)?.[0];
  if (genre && !said.toLowerCase().includes(genre.toLowerCase())) return false;
  const platform = PLATFORMS.find(([named]) => named.test(community.name));
  return platform === undefined || platform[1].test(said);
}

/** What a game of the genre is called by whoever made it; whether one is cozy is for players to say. */
const GENRES = /puzzle|incremental|idle|rogue|strategy|horror|racing|fighting|platformer|metroid|retro|rpg|mmo|shooter|visualnovel|simulat|survival|tycoon/i; // prettier-ignore
const NAMES_TABLE = /board|tabletop|card|ttrpg|printandplay|dice/i;
const ON_TABLE = /\b(?:board|card|cards|dice|tabletop|pencil|paper|print-and-play|print and play|rulebook|role-?playing|tokens?|meeples?)\b|\d-card\b/i; // prettier-ignore
/** Whoever writes rulebooks for board games is at home among those who design them. */
const GAMES_ON_TABLE = /\b(?:board|card|tabletop|role-?playing) ?games?\b/i;
const PLATFORMS: [named: RegExp, said: RegExp][] = [
  [/ios|iphone/i, /\b(?:iOS|iPhone|iPad|App Store)\b/i],
  [/android/i, /\b(?:Android|Play Store)\b/i],
  [/linux|steamdeck/i, /\b(?:Linux|Steam ?Deck)\b/i],
  [/switch|nintendo/i, /\bSwitch\b/],
  [/web|browser/i, /\b(?:browser|web)\b/i],
  [/vr/i, /\b(?:VR|Quest|headset)\b/],
];

function tell(answers: [string, UsableAnswer][]): string {
  return answers.flatMap(([, { sentences }]) => sentences).join(" ");
}

/** By its name alone nobody can tell what a community is about. */
function isSubjectKnown({ community }: Setting["brief"]): boolean {
  const { kind, stance } = community.policy;
  // Where anything that somebody made is shown, that is the subject.
  if (kind === "showcase" && ANYTHING.test(stance.detail ?? "")) return false;
  return (community.keywords?.length ?? 0) >= FEWEST_KEYWORDS;
}

const ANYTHING = /\b(?:anything|crafts?|creations?|handmade|own work|things you made)\b/i;
const FEWEST_KEYWORDS = 4;
const LOCAL_ANSWERS: AnswerId[] = ["scene", "platform", "askReaders"];

const FEWEST_NAMED = 2;

/** What can be about a subject; what a thing is, costs and lacks only mentions it. */
const STORIES: ReadonlySet<Piece["is"]> = new Set<Piece["is"]>(["scene", "before", "mistake", "surprise", "unusual", "stackOrMaterial", "formula", "teach", "episode", "premise", "sample", "howItPlays", "oneJob", "theAsk", "userSaid"]); // prettier-ignore
/** One word that is often written there is chance. */
const FEWEST_WORDS = 2;

/** Whether a text has a word of the community's name, or several of what is written there. */
function isOnSubject(
  text: string,
  core: string[],
  weigh: (text: string) => number,
  fewest = FEWEST_WORDS,
): boolean {
  return weigh(text) > 0 && (touchesSubject(text, core) || weigh(text) >= fewest);
}

/** What happened to somebody; facts are about a subject only if they name it. */
const HAPPENED: ReadonlySet<string> = new Set<Piece["is"]>(["scene", "before", "mistake", "oneJob"]); // prettier-ignore

/**
 * Tells which stories are about what readers came for. Where the thing itself belongs to their subject by name,
 * whatever happened on the way to it does as well ('a stranger at the crag'); where it only touches it, the
 * story has a word of the thing ('the fox took five hens') or of the subject.
 */
function readStories(brief: Setting["brief"]): IsAbout {
  const isAbout = ABOUT.get(brief) ?? findStories(brief);
  ABOUT.set(brief, isAbout);
  return isAbout;
}

type IsAbout = (id: string, text: string) => boolean;
/** Every shape asks again. */
const ABOUT = new WeakMap<Setting["brief"], IsAbout>();

function findStories({ community, interview }: Setting["brief"]): IsAbout {
  // prettier-ignore
  const { what = "" } = interview.answers;
  const [core, subject] = [findCore(community), findSubject(community)];
  const isScholars = community.policy.kind === "academic";
  const weigh = (text: string) => countSubject(text, subject);
  const isNamed = touchesSubject(what, listNameWords(community));
  const ofThing = listSubjectWords(what);
  const isNear = isNamed || ofThing.filter((word) => touchesSubject(word, subject)).length >= FEWEST_WORDS; // prettier-ignore
  const fewest = touchesSubject(what, [...core, ...listRelated(core)]) ? 1 : FEWEST_WORDS;
  return (id, text) => {
    if (!STORIES.has(id as AnswerId)) return false;
    if (isOnSubject(text, core, weigh, fewest)) return true;
    if (!isNear || isScholars || !HAPPENED.has(id)) return false;
    return isNamed || touchesSubject(text, ofThing);
  };
}

/**
 * Whether all that was told passes by what readers came for, so that something about it has to be told first.
 */
export function lacksSubject({ brief, place, answers }: Setting): boolean {
  const { stance: { is }, kind } = brief.community.policy; // prettier-ignore
  const isStrict = is === "ask" || is === "value" || is === "unknown" || kind === "academic";
  if (!isStrict || place === "maker" || place === "thread" || place === "local" || kind === "trade" || !isSubjectKnown(brief)) return false; // prettier-ignore
  if (isWantedThere(brief, answers) || isOwnField(brief)) return false;
  const isAbout = readStories(brief);
  return !Object.entries(answers).some(([id, { sentences }]) => isAbout(id, sentences.join(" ")));
}

/** Whether its readers make such things: a game is at home in r/gamedev, whatever it is about. */
function isOwnField({ community, interview }: Setting["brief"]): boolean {
  return FIELDS[interview.kind]?.test(community.name) ?? false;
}

const FIELDS: Partial<Record<ProjectKind, RegExp>> = {
  game: /gamedev|gamedesign|indiegame|indiedev|playmygame|webgame|solodev/i,
  book: /^(?:writing|writers|selfpublish\w*|books?)$|wroteabook/i,
  media: /podcast|newsletter|substack/i,
  software: /^app(?:s|business|ideas|dev\w*|marketing)$/i,
};

/** Those who look for something to help with are told what is needed. */
function isWantedThere({ community }: Setting["brief"], { theAsk }: UsableAnswers): boolean {
  return theAsk !== undefined && /volunteer/i.test(community.name);
}

type Taste = { wanted: AnswerId[]; weigh: (text: string) => number };

/** Advice comes first where people came to learn; neighbours want to hear of their town, others of their subject. */
export function isAtHome(pieces: Piece[], setting: Setting, { wanted, weigh }: Taste): boolean {
  const { brief, place } = setting;
  const { stance: { is: stance }, kind } = brief.community.policy; // prettier-ignore
  const first = pieces.find((piece) => piece.is !== "introduction");
  // Where things are shown, nobody knows yet what the advice is good for.
  const isToLearn = kind !== "showcase" && (place === "technical" || place === "hobby" || wanted.includes("teach")); // prettier-ignore
  if (first?.is === "teach" && !isToLearn) return false;
  const isStrict = stance === "ask" || stance === "value" || stance === "unknown";
  if (place === "local") {
    const hasScene = !isStrict || pieces.some((piece) => piece.is === "scene");
    // 'I work from Glasgow' below a price is no story about Scotland.
    const told = pieces.filter(({ is }) => !isStrict || (is !== "platform" && is !== "price"));
    // 'Here in Dunedin' is said where the thing is introduced.
    const isNeighbour = brief.community.name.toLowerCase() === brief.interview.place?.toLowerCase().replaceAll(" ", "") && pieces.some(({ is }) => is === "scene"); // prettier-ignore
    return hasScene && (isNeighbour || isLocalText(told.map(({ sentences }) => sentences.join(" ")).join(" "), brief)); // prettier-ignore
  }
  const isAcademic = kind === "academic" && place !== "thread";
  if ((!isStrict && !isAcademic) || place === "maker" || !isSubjectKnown(brief) || isOwnField(brief)) return true; // prettier-ignore
  if (isWantedThere(brief, setting.answers)) return pieces.some(({ is }) => is === "theAsk");
  const core = findCore(brief.community);
  if (kind !== "dev") {
    const isTold = readStories(brief);
    const isOn = ({ is, sentences }: Piece) => isTold(is, sentences.join(" "));
    const isAbout = ({ is, sentences }: Piece) => is === "introduction" && touchesSubject(sentences.join(" "), core); // prettier-ignore
    // People of a trade call their subject by the names of everyday things.
    const isNear = ({ is, sentences }: Piece) => kind === "trade" && is !== "link" && weigh(sentences.join(" ")) > 0; // prettier-ignore
    // Whoever comes for a thing of this sort is at home with it, unless they are scholars.
    return pieces.some(isOn) || (!isAcademic && pieces.some((piece) => isAbout(piece) || isNear(piece))); // prettier-ignore
  }
  // Where people work on one thing, a sentence about it is too little.
  const isNamed = (piece: Piece) => touchesSubject(piece.sentences.join(" "), core);
  const named = pieces.filter((piece) => piece.is !== "link" && isNamed(piece));
  return named.some(({ is }) => is === "introduction") || named.length >= FEWEST_NAMED;
}
