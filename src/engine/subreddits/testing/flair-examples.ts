import type { RowExamples } from "#engine/lexicon/testing/list-misread.ts";

/** Names of flairs. */
export const FLAIR_EXAMPLES: Record<string, RowExamples> = {
  PROMOTION: { has: ["Self-Promotion", "Advertising"], lacks: ["Motion", "Plugs"] },
  SHOWCASE: { has: ["My Project", "Project Showcase"], lacks: ["Showcase of birds", "Projects"] },
  NEGATED: { has: ["No promo", "Not self-promotion"], lacks: ["Notes", "Promo"] },
  COARSE: { has: ["Shitpost", "s**t"], lacks: ["Shirt", "Assets"] },
  PICTURES: { has: [":cat: Cats", "🎨 Art"], lacks: ["Art", "a: b"] },
  QUOTES: { has: ["“Art”", "it's"], lacks: ["Art", "`art`"] },
  AROUND: { has: ["| Art", "Art -"], lacks: ["Art-work", "Art"] },
  WORDED: { has: ["Art", "7 of it"], lacks: ["A", "77"] },
  MEMES: { has: ["Meme", "No memes"], lacks: ["Memento", "Art"] },
};
