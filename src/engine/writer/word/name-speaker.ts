import { hasSign } from "#engine/lexicon/sentence-signs.ts";
import { beginLarge } from "#engine/text/characters.ts";
import { BEGINS_PLACED, DID, SAYS_IT, SPEAKS, SPEAKS_BEHIND } from "../rows/joint-rows.ts";

/** 'Dale, the road foreman: "…"' says something, and so does '"…" my neighbour'. */
export function nameSpeaker(first: string): string {
  const behind = SPEAKS_BEHIND.exec(first)?.groups;
  if (behind) {
    const { who = "", said = "" } = behind;
    const isSentence = hasSign(who, "clause") || SAYS_IT.test(who) || DID.test(who);
    return isSentence ? first : `${beginLarge(who)} said: ${said}.`;
  }
  const { who = "", said = "" } = SPEAKS.exec(first)?.groups ?? {};
  const [main = ""] = who.split(/,? (?:who|whose|which|that)\b/);
  const isSaid = who === "" || hasSign(main, "clause") || SAYS_IT.test(who) || DID.test(main);
  // 'From an issue' is nobody.
  if (isSaid || BEGINS_PLACED.test(who)) return first;
  return `${who}${who.includes(",") ? "," : ""} said: ${said}`;
}
