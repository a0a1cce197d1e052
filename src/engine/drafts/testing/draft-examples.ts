import type { RowExamples } from "#engine/lexicon/testing/list-misread.ts";

/** Texts, paths and hosts. */
export const DRAFT_EXAMPLES: Record<string, RowExamples> = {
  MESSAGE_ME: { has: ["DM me for it", "my DMs are open"], lacks: ["5 pm me", "a message"] },
  FURNITURE: { has: ["## Why", "- **One**"], lacks: ["Why", "a **b**"] },
  AFFILIATE_PARAMETER: { has: ["/?ref=abc", "/invite/x"], lacks: ["/?page=2", "/referee/"] },
  NAME: { has: ["Ledgerly", "Élan"], lacks: ["ledgerly", "A"] },
  ARTICLE: { has: ["/news/one", "/a/2024/5", "/town/2025-11-18/tram"], lacks: ["/news", "/about"] },
  PUBLIC_HOST: { has: ["gov.uk", "nhs.uk"], lacks: ["gover.uk", "example.org"] },
  MAY_HIDE: { has: ["a dot com", "w0rd"], lacks: ["plain words", "a, b"] },
  DOT_SIGN: { has: ["a (dot) b", "a .b"], lacks: ["a.b", "dotted"] },
  SPACED_ADDRESS: {
    has: ["m y s i t e . c o m", "a b c d . i o"],
    lacks: ["my site.com", "a b c"],
  },
  SPACED_WORD: { has: ["d i s c o r d", "s p a c e d"], lacks: ["a b c", "discord"] },
  DIGITS_IN_WORD: { has: ["d1sc0rd", "fr33"], lacks: ["word", "2024"] },
  QUOTED: { has: ["“so it is”", "> quoted"], lacks: ["it's", "no"] },
  HELP_PATH: { has: ["/docs", "/en/help/"], lacks: ["/documents", "/x/docs"] },
  HELP_HOST: { has: ["docs.example.org", "help.x.io"], lacks: ["example.docs", "helpful.io"] },
};
