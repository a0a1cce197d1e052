import { LINK_SIGNS } from "#engine/checks/check-uncoded-rule.ts";
import type { Demands } from "../community/demands.ts";
import type { Draft } from "#engine/drafts/draft.ts";

/** Milder words that say the same; what is not listed goes with its sentence. */
const MILDER: [RegExp, string][] = [
  [/\bi hate\b/gi, "I dislike"],
  [/\bhates\b/gi, "dislikes"],
  [/\bhated\b/gi, "disliked"],
  [/\bhate\b/gi, "dislike"],
  [/\bwhatever\b/gi, "no matter what"],
  [/\bstupidly\b/gi, "foolishly"],
  [/\bstupid\b/gi, "silly"],
  [/\bdumb\b/gi, "silly"],
  [/\bterribly\b/gi, "badly"],
  [/\bterrible\b/gi, "bad"],
  [/\bto buy\b/gi, "to get"],
  [/\bbuying\b/gi, "getting"],
  [/\bbuy\b/gi, "get"],
  [/\bto purchase\b/gi, "to get"],
  [/\bpurchases\b/gi, "orders"],
  [/\bpurchased\b/gi, "ordered"],
  [/\bpurchase\b/gi, "order"],
  [/\bsign up for\b/gi, "join"],
  [/\bsign up\b/gi, "join"],
  [/\bsubscribers\b/gi, "readers"],
  [/\bsubscribe to\b/gi, "follow"],
  [/\bsubscribe\b/gi, "follow along"],
  [/\bfree plan\b/gi, "free tier"],
  [/\bdownloading\b/gi, "getting"],
  [/\bdownloaded\b/gi, "installed"],
  [/\bdownload\b/gi, "get"],
];

/** Only words that the community's rules speak against are touched. */
export function reword(draft: Draft, { forbidden }: Demands): Draft {
  const words = forbidden.filter((word) => !LINK_SIGNS.includes(word));
  const isForbidden = (text: string) => words.some((word) => text.toLowerCase().includes(word));
  const soften = (text: string) => {
    let softened = text;
    for (const [harsh, mild] of MILDER) {
      softened = softened.replace(harsh, (found) => {
        if (!isForbidden(found) || isForbidden(mild)) return found;
        const isCapital = found.charAt(0) !== found.charAt(0).toLowerCase();
        return isCapital ? mild.charAt(0).toUpperCase() + mild.slice(1) : mild;
      });
    }
    return softened;
  };
  return { ...draft, title: soften(draft.title), content: soften(draft.content) };
}
