import type { Interview, MakerVerb } from "#engine/interview/interview.ts";
import type { ProjectKind } from "#engine/interview/project-kind.ts";
import { formsOf } from "#engine/lexicon/write-maker-verb.ts";
import {
  BEHIND_HEAD,
  IS_GROUP,
  IS_HOUSE,
  RECORDED,
  SAYS_MORE,
  WRITTEN,
  WROTE_IT,
} from "./made-rows.ts";

/** 'I wrote', 'We're making', 'I run'. */
export function sayMade(interview: Interview): string {
  const { kind, stage, isTeam } = interview;
  const who = isTeam ? "We" : "I";
  if (isGroup(interview)) return "We're";
  const verb = chooseVerb(interview);
  const { now: going, past: made } = formsOf(verb);
  // Whose it is can be said without saying how far it is.
  if (stage === null || stage === "out") return `${who} ${isSteady(interview) ? going : made}`;
  const ahead = UNFINISHED[verb]?.[kind] ?? UNFINISHED_ELSEWHERE[verb] ?? verb;
  const { making: progressive } = formsOf(ahead);
  // A shop or a newsletter that is being tried out runs already.
  if (stage === "testing" && isSteady(interview)) return `${who} ${going}`;
  return `${isTeam ? "We're" : "I'm"} ${progressive}`;
}

/** 'We're Iron Pup, a band of three'. */
export function isGroup({ isTeam, answers }: Interview): boolean {
  return isTeam && IS_GROUP.test(readHead(answers.what ?? "") ?? "");
}

/** Whether it goes on, like 'I run', or is over, like 'I wrote'. */
export function isOngoing(interview: Interview): boolean {
  return sayMade(interview).endsWith(` ${formsOf(chooseVerb(interview)).now}`);
}

/** A shop is run and a podcast is made week after week; a book was written once. */
function isSteady(interview: Interview): boolean {
  const verb = chooseVerb(interview);
  const { kind } = interview;
  if (verb === "run" || verb === "teach" || kind === "media" || kind === "service") return true;
  return kind === "product" && verb === "make";
}

function chooseVerb({ kind, verb, answers }: Interview): MakerVerb {
  const { what = "" } = answers;
  if (verb) return verb;
  // 'An app that silences your phone at the library' is no library.
  const [thing = ""] = what.split(SAYS_MORE);
  const isWritten = WRITTEN.test(thing) || WROTE_IT.test(answers.stackOrMaterial ?? "");
  if (kind === "software" && isWritten) return "write";
  if (kind === "product" && IS_HOUSE.test(readHead(what) ?? "")) return "run";
  return kind === "course" && RECORDED.test(what) ? "make" : USUAL_VERBS[kind];
}

const USUAL_VERBS: Record<ProjectKind, MakerVerb> = {
  software: "build",
  game: "make",
  book: "write",
  product: "make",
  shop: "run",
  media: "make",
  course: "teach",
  service: "run",
  cause: "run",
};

/** What is not there yet is opened or set up rather than run, and prepared rather than taught. */
const UNFINISHED: Partial<Record<MakerVerb, Partial<Record<ProjectKind, string>>>> = {
  run: {
    shop: "open",
    service: "set up",
    software: "build",
    game: "make",
    media: "make",
    product: "make",
    book: "write",
    course: "prepare",
  },
};
const UNFINISHED_ELSEWHERE: Partial<Record<MakerVerb, string>> = { run: "start", teach: "prepare" };

/** 'bag' of 'a handlebar bag for people who carry a camera'. */
export function readHead(what: string): string | null {
  const [phrase = ""] = what.toLowerCase().split(BEHIND_HEAD);
  const noun = phrase.split(" ").at(-1) ?? "";
  return /^\p{L}{3,20}$/u.test(noun) ? noun : null;
}
