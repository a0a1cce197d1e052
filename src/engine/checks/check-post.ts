import type { Draft } from "#engine/drafts/draft.ts";
import type { Policy } from "#engine/policy/policy.ts";
import type { Check } from "./check.ts";
import { isOpenFlair } from "./open-flair.ts";
import { checkRule } from "./check-rule.ts";
import { matchPostType } from "./match-post-type.ts";
import { readDraft } from "./read-draft.ts";

/** Every demand of a community applied to a draft; advisory, as simple as its users expect it. */
export function checkPost(draft: Draft, policy: Policy): Check[] {
  const text = readDraft(draft);
  const checks = policy.extractedRules.map((rule, index) => checkRule(rule, index, text));
  checks.push(...checkKeywords(text, policy.bannedKeywords));
  checks.push(...checkPostTypes(text, policy.allowedPostTypes));
  if (policy.requiresFlair) checks.push(checkFlair(draft, policy.flairText));
  if (policy.postingFrequency.trim()) checks.push(nameFrequency(policy.postingFrequency));
  return checks;
}

function checkKeywords(text: string, bannedKeywords: string[]): Check[] {
  const keywords = bannedKeywords.filter((keyword) => keyword.trim());
  if (keywords.length === 0) return [];
  const found = keywords.filter((keyword) => text.includes(keyword.toLowerCase()));
  const isFollowed = found.length === 0;
  return [
    {
      id: "banned-keywords",
      kind: "banned-keywords",
      label: "Banned keywords",
      isFollowed,
      message: isFollowed
        ? "No banned keywords found"
        : `Found banned keywords: ${found.join(", ")}`,
      isMachineChecked: true,
    },
  ];
}

function checkPostTypes(text: string, types: string[]): Check[] {
  if (types.length === 0) return [];
  const matches = types.map((type) => ({ type, match: matchPostType(type, text) }));
  const matched = matches.filter(({ match }) => match !== "no").map(({ type }) => type);
  const isFollowed = matched.length > 0;
  return [
    {
      id: "post-types",
      kind: "post-types",
      label: "Allowed post types",
      isFollowed,
      message: isFollowed
        ? `Matches allowed types: ${matched.join(", ")}`
        : `Should be one of: ${types.join(", ")}`,
      isMachineChecked: matches.every(({ match }) => match !== "untold"),
    },
  ];
}

// Some communities put a tag in the text; on the others, the flair that was chosen is the real one.
function checkFlair({ content, flair }: Draft, flairText: string | null): Check {
  const isFollowed = Boolean(flair?.trim()) || (content.includes("[") && content.includes("]"));
  const demand = flairText ? `Requires flair: ${flairText}` : "Post requires a flair";
  const isOpen = isOpenFlair(flair);
  const followed = isOpen ? "Still open: choose a flair on Reddit" : "Post includes flair";
  return {
    id: "flair",
    kind: "flair",
    label: "Flair",
    isFollowed,
    message: isFollowed ? followed : demand,
    isMachineChecked: !isOpen,
  };
}

function nameFrequency(postingFrequency: string): Check {
  return {
    id: "posting-frequency",
    kind: "posting-frequency",
    label: "Posting frequency",
    isFollowed: true,
    message: `Recommended: ${postingFrequency}`,
    isMachineChecked: false,
  };
}
