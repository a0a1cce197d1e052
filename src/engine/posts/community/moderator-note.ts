import { findDisclosure } from "#engine/drafts/find-disclosure.ts";
import type { Draft } from "#engine/drafts/draft.ts";
import { completePhrase } from "#engine/interview/complete-sentence.ts";
import { findWeakAnswer } from "#engine/interview/weak-answers.ts";
import type { Policy } from "#engine/policy/policy.ts";
import { beginLarge } from "#engine/text/characters.ts";
import { introductions } from "../introduce.ts";
import { sayMade } from "../say-made.ts";
import type { PostBrief } from "../post-brief.ts";
import { wantsToBeAsked } from "./wants-to-be-asked.ts";

/** What to send to moderators who want to be asked first. */
export type ModeratorNote = {
  subject: string;
  message: string;
  /** Reddit's own page for it, filled in as far as an address carries it. */
  address: string;
};

/** Reddit takes subjects of at most 100 characters. */
const LONGEST_SUBJECT = 100;
const LONGEST_ADDRESS = 6000;

/** Where moderators want to be asked first: what to send them, with the post and the link to its verdict, if wished; null elsewhere. */
export function writeModeratorNote(
  { project, interview }: Pick<PostBrief, "interview"> & { project: { name: string } },
  policy: Pick<Policy, "kind" | "stance" | "demands" | "fullName">,
  { title, content }: Pick<Draft, "title" | "content">,
  verdict: string | null = null,
): ModeratorNote | null {
  if (!wantsToBeAsked(policy, interview.kind)) return null;
  const { name } = project;
  const { fullName } = policy;
  const we = interview.isTeam ? "we" : "I";
  const told = interview.answers.what ?? "";
  const isTold = told.trim() !== "" && !findWeakAnswer("what", told, name);
  const what = completePhrase("what", told, name);
  const [introduced = ""] = isTold
    ? introductions({ name, what, who: null }, interview)
    : [`${sayMade(interview)} ${name}.`];
  const question = [
    `Hello, ${introduced.replace(/^We\b/, "we")}`,
    `${capitalise(we)} read that you want to be asked first: may ${we} post the text below in ${fullName}, once?`,
    wordOwner(interview, name, `${title}\n${content}`),
    `If you'd like changes, such as a flair, another day or a thread, ${we} will make them, and a no is fine too.`,
    "Thank you for your time.",
  ].join(" ");
  const checked = verdict && `${capitalise(we)} checked it against your rules: ${verdict}`;
  const message = [question, title.trim(), content.trim(), checked].filter(Boolean).join("\n\n");
  const subject = `May ${we} post about ${name}?`.slice(0, LONGEST_SUBJECT);
  return { subject, message, address: writeAddress(fullName, subject, message, question) };
}

/** Whose it is: as the post says, or what will be added where it does not say so yet. */
function wordOwner({ kind, isTeam }: PostBrief["interview"], name: string, text: string): string {
  const whose =
    kind === "cause" ? `who is behind ${name}` : `that it is ${isTeam ? "ours" : "mine"}`;
  if (findDisclosure(text, name)) return `It says ${whose}.`;
  return `${isTeam ? "We" : "I"} will add ${whose}.`;
}

function capitalise(words: string): string {
  return beginLarge(words);
}

/** Past what an address can carry it holds the question alone, and the post comes from the clipboard. */
function writeAddress(
  fullName: string,
  subject: string,
  message: string,
  question: string,
): string {
  const page = `https://www.reddit.com/message/compose?to=/${fullName}&subject=${encode(subject)}`;
  const whole = `${page}&message=${encode(message)}`;
  return whole.length <= LONGEST_ADDRESS ? whole : `${page}&message=${encode(question)}`;
}

/** Half a surrogate pair, which a cut text may end with, can't be encoded. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** What moderators can answer. */
export const ANSWERS = ["yes", "conditions", "no"] as const;
export type ModeratorsAnswer = (typeof ANSWERS)[number];

/** Their answer as what counts from now on for who asked. */
export function toAnsweredStance(answer: ModeratorsAnswer, conditions: string) {
  const stance = { flairs: [], day: null, sharePercent: null, isAsked: true };
  if (answer === "no")
    return { ...stance, is: "closed" as const, detail: "The moderators said no" };
  const detail =
    answer === "yes"
      ? "The moderators said yes"
      : `The moderators said yes, if: ${conditions.trim()}`;
  return { ...stance, is: "welcome" as const, detail };
}
