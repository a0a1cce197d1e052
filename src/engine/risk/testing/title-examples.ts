import type { RowExamples } from "#engine/lexicon/testing/list-misread.ts";

/** Titles. */
export const TITLE_EXAMPLES: Record<string, RowExamples> = {
  EXCLAMATIONS: { has: ["Look!", "A!! B"], lacks: ["Look", "¡"] },
  EMOJI: { has: ["A lamp 🎉", "❤️ wool"], lacks: ["A lamp", "7 ©"] },
  CLICKBAIT: {
    has: ["You won't believe this", "One weird trick"],
    lacks: ["I believe it", "A trick"],
  },
  CAPITALS: { has: ["LOOK at it", "THIS lamp"], lacks: ["API keys", "SaaS"] },
  OF_CHATS: { has: ["Discord servers", "a server"], lacks: ["observer", "lamps"] },
};
