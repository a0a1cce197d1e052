import type { RowExamples } from "#engine/lexicon/testing/list-misread.ts";

/** What stands beside links, and what visitors send. */
export const VISIT_EXAMPLES: Record<string, RowExamples> = {
  GOES_ON: { has: ["[x", "'s"], lacks: [" [", "'"] },
  IMAGE: { has: ["![a lamp](", "x ![]("], lacks: ["[a lamp](", "![a]"] },
  CODE: { has: ["a `b` c", "    code"], lacks: ["a b c", "  text"] },
  MACHINE: { has: ["Googlebot/2.1", "curl/8"], lacks: ["Mozilla/5.0 Cubot", "Firefox/140"] },
  AHEAD: { has: ["prefetch", "Prerender;x"], lacks: ["navigate", ""] },
  BARE_HOST: {
    has: ["https://example.org", "example.org"],
    lacks: ["https://example.org/a", "example.org/"],
  },
  TAG: { has: ["utm_source=x", "fh=1"], lacks: ["x_utm_=1", "ref=fh=1"] },
};
