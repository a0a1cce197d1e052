import type { AnswerId } from "#engine/interview/interview.ts";
import { isReserved } from "../subject-gate.ts";
import type { Setting } from "../write-post.ts";
import { isRemark } from "./openings.ts";
import { countPieces, type Room } from "./fill-shape.ts";
import type { Piece } from "./shape.ts";

/** Players ask first what one does in a game. */
export function explainPlay(pieces: Piece[], { place, answers }: Setting, { most }: Room): Piece[] {
  const isPlayers = place === "hobby" || place === "audience" || place === "showcase";
  const sentences = answers.howItPlays?.sentences;
  const named = pieces.findLastIndex(({ is }) => OF_INTRODUCTION.has(is));
  if (!isPlayers || !sentences || named < 0 || pieces.some(({ is, heading }) => is === "howItPlays" || heading !== undefined)) return pieces; // prettier-ignore
  const explained = pieces.toSpliced(named + 1, 0, { is: "howItPlays", sentences, isOptional: true }); // prettier-ignore
  return countPieces(explained) <= most ? explained : pieces;
}

/** Developers ask first what a thing is written in. */
export function nameStack(pieces: Piece[], { brief, answers }: Setting, { most }: Room): Piece[] {
  const [sentence] = answers.stackOrMaterial?.sentences ?? [];
  const named = pieces.findLastIndex(({ is }) => OF_INTRODUCTION.has(is));
  const isFor = brief.community.policy.kind === "dev" && brief.interview.kind === "software";
  if (!isFor || !sentence || named < 0 || pieces.some(({ is, heading }) => is === "stackOrMaterial" || heading !== undefined)) return pieces; // prettier-ignore
  const added: Piece = { is: "stackOrMaterial", sentences: [sentence], isOptional: true };
  const stacked = pieces.toSpliced(named + 1, 0, added);
  if (countPieces(stacked) <= most) return stacked;
  // In a thread figures say less than that.
  const light = stacked.filter(({ is, isOptional }) => !isOptional || is !== "numbers");
  return countPieces(light) <= most ? light : pieces;
}

/** Where readers talk, a thing without any story is a page of a catalogue: what people did before begins it. */
export function tellBefore(pieces: Piece[], { place, answers }: Setting, { most }: Room): Piece[] {
  const sentences = answers.before?.sentences ?? [];
  const isTold = pieces.some(({ is, heading }) => heading !== undefined || OF_STORIES.has(is));
  const isStory = sentences.length > 1 && /^(?:\p{L}+ )?(?:I|we) \p{Ll}+/iu.test(sentences.at(-1) ?? ""); // prettier-ignore
  if (place !== "hobby" || isTold || !isStory || pieces[0]?.is !== "introduction") return pieces;
  // 'Half a tennis ball on each leg': of what?
  const isRiddle = isRemark("before", sentences);
  const at = isRiddle ? pieces.findLastIndex(({ is }) => OF_INTRODUCTION.has(is)) + 1 : 0;
  const told = pieces.toSpliced(at, 0, { is: "before", sentences, isOptional: true });
  const light = told.filter(({ is }) => is !== "forWhom");
  return [told, light].find((each) => countPieces(each) <= most) ?? pieces;
}

const OF_STORIES: ReadonlySet<Piece["is"]> = new Set<Piece["is"]>(["scene", "before", "mistake", "surprise", "episode", "oneJob", "teach"]); // prettier-ignore

const OF_INTRODUCTION: ReadonlySet<Piece["is"]> = new Set<Piece["is"]>(["introduction", "forWhom", "why"]); // prettier-ignore

/** What somebody said about it, where no other post has it; elsewhere than among makers it has to be about what readers came for. */
export function findVoice(
  setting: Setting,
  weigh: (text: string) => number,
  countUses: (last: string) => number,
): Piece | null {
  const sentences = setting.answers.userSaid?.sentences;
  if (!sentences || setting.place === "thread" || countUses(sentences.at(-1) ?? "") > 0) return null; // prettier-ignore
  const isApart = isReserved(setting) && setting.place !== "maker" && weigh(sentences.join(" ")) === 0; // prettier-ignore
  return isApart ? null : { is: "userSaid", sentences, isOptional: true };
}

const AFTER_STORIES: ReadonlySet<Piece["is"]> = new Set<Piece["is"]>(["forWhom", "why", "limits", "numbers", "price", "platform", "link", "askReaders", "askPeers", "theAsk"]); // prettier-ignore

/** A voice besides the founder's comes behind the stories and before facts and questions. */
export function addQuotation(pieces: Piece[], voice: Piece | null, { most }: Room): Piece[] {
  const named = pieces.findIndex(({ is }) => is === "introduction");
  const isThere = pieces.some(({ is, heading }) => is === "userSaid" || heading !== undefined);
  if (!voice || named < 0 || isThere || countPieces([...pieces, voice]) > most) return pieces;
  // Nobody believes a voice about something that was only named.
  const told = pieces.findLastIndex(({ is }, index) => index > named && !AFTER_STORIES.has(is));
  return told < 0 ? pieces : pieces.toSpliced(told + 1, 0, voice);
}

/** What readers of a place ask first about anybody's thing: how it goes, what it earns, what it runs on. */
export function listFigures({ brief, place }: Setting): AnswerId[] {
  const { name } = brief.community;
  const earned: AnswerId[] = OF_MONEY.test(name) ? ["price"] : [];
  if (place === "maker") return ["numbers", ...earned];
  return OF_HOSTS.test(name) ? ["platform"] : [];
}

/** What people of such a place like to be told best: how it works, how it was made, what they can use themselves, how it reads. */
export function listLoved({ brief, place }: Setting): AnswerId[] {
  const { policy } = brief.community;
  const { kind } = brief.interview;
  if (policy.kind === "dev") return kind === "software" ? ["unusual"] : ["stackOrMaterial", "numbers", "teach"]; // prettier-ignore
  if (place === "maker" || place === "local" || place === "thread") return [];
  const isShown = place === "showcase" || policy.kind === "showcase";
  switch (kind) {
    case "product":
    case "shop":
      return isShown ? ["stackOrMaterial", "teach"] : ["unusual", "teach"];
    case "book":
      return ["premise", "sample"];
    case "media":
      return ["episode"];
    case "course":
    case "service":
      return ["teach"];
    case "cause":
      return place === "technical" ? ["numbers", "teach"] : ["teach"];
    default:
      return [];
  }
}

const OF_MONEY = /saas|hacker|entrepreneur|ridealong|hustle|roast|business|startup/i;
const OF_HOSTS = /selfhost|homelab|homeserver/i;
