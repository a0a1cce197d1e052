import type { Draft } from "#engine/drafts/draft.ts";
import { completePhrase } from "#engine/interview/complete-sentence.ts";
import { findWeakAnswer } from "#engine/interview/weak-answers.ts";
import type { Policy } from "#engine/policy/policy.ts";
import { introductions, sayMade } from "../introduce.ts";
import type { PostBrief } from "../post-brief.ts";

/** Where moderators want to be asked first: what to send them, with the post below it; null elsewhere. */
export function writeModeratorNote(
  { project, interview }: Pick<PostBrief, "interview"> & { project: { name: string } },
  { stance }: Pick<Policy, "stance">,
  { title, content }: Pick<Draft, "title" | "content">,
): string | null {
  if (stance.is !== "ask") return null;
  const { name } = project;
  const told = interview.answers.what ?? "";
  const isTold = told.trim() !== "" && !findWeakAnswer("what", told, name);
  const what = completePhrase("what", told, name);
  const [introduced = ""] = isTold
    ? introductions({ name, what, who: null }, interview)
    : [`${sayMade(interview)} ${name}.`];
  const question = `Hello, ${introduced.replace(/^We\b/, "we")} I have read the rules. May I post this once? I have put the text below so that you can see it.`;
  return [question, title.trim(), content.trim()].filter(Boolean).join("\n\n");
}
