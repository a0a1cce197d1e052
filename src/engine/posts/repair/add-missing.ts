import { LOW_EFFORT_LENGTH } from "#engine/checks/check-rule.ts";
import { matchPostType } from "#engine/checks/match-post-type.ts";
import { readDraft } from "#engine/checks/read-draft.ts";
import type { Rulebook } from "#engine/rules/rulebook.ts";
import { type Demands, isSayable } from "../community/demands.ts";
import type { Draft } from "../draft.ts";

const FOR_TYPE: Record<string, string[]> = {
  question: ["How do you see it?", "Thoughts?"],
  story: ["I wrote this one myself: {{what happened, in one sentence of yours}}.", "My view."],
  showcase: ["I made it.", "It was made by me."],
};
const MORE =
  "{{a few more sentences that readers need before they can discuss this: what happened, for whom it matters, and what you want to know}}";

/** Where a community asks for more than a draft holds: a sentence of its type, or a blank for length. */
export function addMissing(draft: Draft, rulebook: Rulebook, demands: Demands): Draft {
  let { content } = draft;
  const types = rulebook.allowedPostTypes;
  const isMatched = types.some(
    (type) => matchPostType(type, readDraft({ ...draft, content })) !== "no",
  );
  if (types.length > 0 && !isMatched) {
    const options = types.flatMap((type) => FOR_TYPE[type.trim().toLowerCase()] ?? []);
    const fitting = options.find((option) => isSayable(option, demands));
    if (fitting) content = joinParagraphs(content, fitting);
  }
  const isEffortAsked = /no low effort/i.test(rulebook.extractedRules.join("\n"));
  if (isEffortAsked && draft.title.length + content.length <= LOW_EFFORT_LENGTH) {
    content = joinParagraphs(content, MORE);
  }
  return { ...draft, content };
}

function joinParagraphs(...paragraphs: string[]): string {
  return paragraphs.filter((paragraph) => paragraph.trim()).join("\n\n");
}
