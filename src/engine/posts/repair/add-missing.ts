import { LOW_EFFORT_LENGTH } from "#engine/rules/find-effort.ts";
import { matchPostType } from "#engine/checks/match-post-type.ts";
import type { Policy } from "#engine/policy/policy.ts";
import { type Demands, isSayable } from "../community/demands.ts";
import type { Draft } from "#engine/drafts/draft.ts";

const FOR_TYPE: Record<string, string[]> = {
  question: ["How do you see it?", "Thoughts?"],
  story: ["I wrote this one myself: {{what happened, in one sentence of yours}}.", "My view."],
  showcase: ["I made it.", "It was made by me."],
};
const MORE = [
  "{{a few more sentences that readers need before they can discuss this: what happened, for whom it matters, and what you want to know}}",
  "{{more detail, since short posts get removed there: when, where, how often, which result, open questions, next steps}}",
];

/** Where a community asks for more than a draft holds: a sentence of its type, or a blank for length. */
export function addMissing(draft: Draft, policy: Policy, demands: Demands): Draft {
  const typed = addOne(draft, lacksType(draft, policy.allowedPostTypes), demands);
  const isEffortAsked =
    policy.codes["no-low-effort"] !== undefined ||
    policy.uncodedRules.some(({ text }) => /no low effort/i.test(text));
  const isShort = typed.title.length + typed.content.length <= LOW_EFFORT_LENGTH;
  return isEffortAsked && isShort ? addOne(typed, MORE, demands) : typed;
}

/** Sentences that would make it one of the types; none where it is one already. */
function lacksType(draft: Draft, types: string[]): string[] {
  const text = `${draft.title} ${draft.content}`.toLowerCase();
  if (types.some((type) => matchPostType(type, text) !== "no")) return [];
  return types.flatMap((type) => FOR_TYPE[type.trim().toLowerCase()] ?? []);
}

/** The first that breaks no other rule. */
function addOne(draft: Draft, options: string[], demands: Demands): Draft {
  const added = options
    .map((option) => [draft.content, option].filter((part) => part.trim()).join("\n\n"))
    .find((content) => isSayable(`${draft.title} ${content}`, demands));
  return added === undefined ? draft : { ...draft, content: added };
}
