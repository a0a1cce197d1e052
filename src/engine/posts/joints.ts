import type { AnswerId, Interview } from "#engine/interview/interview.ts";
import type { ProjectKind } from "#engine/interview/project-kind.ts";
import { sayBegan } from "./introduce.ts";
import type { Sibling } from "./post-brief.ts";

/** Words of ours between two answers: few, dull, and complete, so that no answer can break them. */
const LEAD_INS: Partial<Record<AnswerId, string[]>> = {
  sample: ["A few lines from it:", "Some lines of it:"],
};

const FRAMES: Record<"forWhom" | "why", string[]> = {
  forWhom: ["It is for {}.", "It is meant for {}."],
  why: ["{made} it because {}."],
};
const CAUSE_REASONS = ["We do this because {}.", "It matters because {}.", "We began because {}."];

/** 'Set MAILTO to something a human reads' would be the manual of whatever was named before it; other advice says itself when it is for. */
export function needsLead(advice: string): boolean {
  return !LEADS_IN.test(advice);
}

const LEADS_IN = /^(?:if|when|before|after|I|we|you|the|an?|my|our|most|every|there|it|what|to|for|in|on|at|whoever|anyone|nobody|never)\b/i; // prettier-ignore

export function sayLearnt({ isTeam, kind }: Interview, isOpening: boolean): string {
  if (!isOpening) return "In case it helps:";
  return `What ${isTeam || kind === "cause" ? "we" : "I"} have learnt so far:`;
}

/** Before a note on what surprised somebody, which would otherwise begin out of nothing. */
export function label({ interview, seed }: JointContext): string {
  const isMany = interview.isTeam || interview.kind === "cause";
  const [me, I] = isMany ? ["us", "we"] : ["me", "I"];
  return seed % 2 === 0 ? `What surprised ${me}:` : `What ${I} didn't expect:`;
}

/** Before what went wrong where it does not say so. */
export function sayWrong(context: JointContext, text: string): string {
  const isMany = context.interview.isTeam || context.interview.kind === "cause";
  const me = isMany && !/^(?:I|My)\b/.test(text) ? "we" : "I";
  return pickFresh([`What ${me} got wrong:`, `One thing ${me} got wrong:`], context);
}

/** 'A bass from Viljandi: "…"' and a bare quotation get the words that say what they are doing there. */
export function quote(text: string, { kind }: Interview): string {
  // '"I took two," my sister wrote' has somebody who says it.
  if (/^["“'‘]/.test(text)) return /["”'’][.!?)]*$/.test(text) ? `${VOICES[kind]} ${text}` : text;
  const [, who = "", words = ""] = /^([^"“:]{2,60}): (["“'‘].*)$/su.exec(text) ?? [];
  if (who === "" || SAYS.test(who) || OF_PAPER.test(who)) return text;
  const small = who.charAt(0).toLowerCase() + who.slice(1);
  if (/^(?:an?|the|one|my|our|some|another|someone|somebody|two|three|four|five|several|people) /i.test(who)) return `One reaction, from ${small}: ${words}`; // prettier-ignore
  const isPerson = PERSON.test(who);
  return `One reaction, from ${isPerson ? `${/^[aeiou]/i.test(who) ? "an" : "a"} ${small}` : who}: ${words}`;
}

/** Whose words the interview asked for. */
const VOICES: Record<ProjectKind, string> = {
  software: "One reaction:",
  game: "One player said:",
  book: "One reader said:",
  product: "One owner said:",
  shop: "One customer said:",
  media: "One reaction:",
  course: "One learner said:",
  service: "One client said:",
  cause: "One reaction:",
};
const SAYS = /\b(?:said|says|say|wrote|writes|write|told|tells|asked|called|put it|emailed|messaged|texted|replied|commented|reviewed|after|when|reaction)\b/i; // prettier-ignore
/** 'Issue title: "…"' says what it is. */
const OF_PAPER = /^(?:from|issue)\b|\b(?:reviews?|comments?|messages?|e?-?mails?|texts?|letters?|posts?|tweets?|quotes?|feedback)\b/i; // prettier-ignore
const PERSON = /^(?:(?:old|young|retired|former|new|other) )?(?:guy|man|woman|lady|girl|boy|kid|friend|colleague|neighbou?r|customer|client|user|player|reader|listener|student|teacher|nurse|driver|rider|(?:play|beta )?tester|volunteer|parent|mother|father|mum|mom|dad|couple|gentleman|stranger|regular|coach|farmer|baker|engineer|developer|designer)\b/i; // prettier-ignore

/** Before notes on what it cannot do: 'No subtitles yet' is nothing that somebody says aloud. */
export function warn({ seed }: JointContext): string {
  return WARNINGS[seed % WARNINGS.length] ?? "";
}

const WARNINGS = ["Fair warning:", "To be upfront:", "Worth knowing:"];

export type JointContext = {
  interview: Interview;
  siblings: Sibling[];
  seed: number;
};

/** The words before an answer in the middle of a post; mostly there are none. */
export function leadIn(id: AnswerId, context: JointContext): string {
  const options = LEAD_INS[id];
  return options ? `${pickFresh(options, context)} ` : "";
}

/** 'It is for …', 'I wrote it because …': a phrase of the founder as a sentence of its own. */
export function frame(id: keyof typeof FRAMES, phrase: string, context: JointContext): string {
  const { interview } = context;
  const frames = id === "why" && interview.kind === "cause" ? CAUSE_REASONS : FRAMES[id];
  const made = sayBegan(interview);
  return pickFresh(frames.map((each) => each.replace("{made}", made).replace("{}", phrase)), context); // prettier-ignore
}

/** The first that no other post of the project has, so that two of them are not joined alike. */
export function pickFresh(
  options: string[],
  { siblings, seed }: Pick<JointContext, "siblings" | "seed">,
  isOpening = false,
): string {
  const isIn = ({ content }: Sibling, option: string) => isOpening ? content.startsWith(option.split(".")[0] ?? "") : content.includes(option); // prettier-ignore
  const fresh = options.find((option) => !siblings.some((sibling) => isIn(sibling, option)));
  return fresh ?? options[seed % options.length] ?? "";
}

/** As people begin among strangers; nobody greets with the name of a thing. */
export function greet(options: string[], name: string): string[] {
  const plain = options
    .filter((each) => !each.startsWith(`${name} is`))
    .map((each) => each.replace(/^We\b/, "we"));
  return plain.flatMap((each) => [`Hi, ${each}`, `Hello, ${each}`]);
}
