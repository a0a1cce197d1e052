import type { AnswerId, Interview } from "#engine/interview/interview.ts";
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

/** Before a few words on what went wrong that do not say so. */
export function sayWrong({ interview }: JointContext): string {
  return `What ${interview.isTeam || interview.kind === "cause" ? "we" : "I"} got wrong:`;
}

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
