import { makeDemand, type Meaning } from "#engine/policy/reading/meaning.ts";

/** How a rule can be read that says that promotion is bounded, and not how. */
export const CHOICES = {
  little: { label: "A little is fine, for people who take part", code: "percent" },
  ask: { label: "Only after asking the moderators", code: "ask-mods" },
  terms: { label: "Yes, on the terms that it names", code: null },
  never: { label: "Not at all", code: "unwanted" },
  unsure: { label: "Not sure", code: null },
} as const;
/** Of terms that can't be quoted; the rule then stays listed in its own words. */
export const RULE_S_TERMS = "you keep to the terms of the rule";

export type Choice = keyof typeof CHOICES;
export const CHOICE_NAMES = Object.keys(CHOICES) as Choice[];

/** What a statement says once the user chose between its readings. */
export function decide(meanings: readonly Meaning[], choice: Choice | undefined): Meaning[] {
  return meanings.flatMap((meaning): Meaning[] => {
    if (meaning.kind !== "question") return [meaning];
    if (choice === "terms")
      return [{ kind: "welcome", of: meaning.of, condition: meaning.condition ?? RULE_S_TERMS }];
    const code = choice ? CHOICES[choice].code : null;
    if (!code) return [];
    return [
      makeDemand(
        { of: meaning.of, code },
        ...(code === "unwanted" ? [{ "no-self-promotion": true as const }] : []),
      ),
    ];
  });
}
