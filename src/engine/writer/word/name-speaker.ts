import { hasSign } from "#engine/lexicon/sentence-signs.ts";
import { BEGINS_PLACED, DID, SAYS_IT, SPEAKS } from "../rows/joint-rows.ts";

/** 'Dale, the road foreman: "…"' says something. */
export function nameSpeaker(first: string): string {
  const { who = "", said = "" } = SPEAKS.exec(first)?.groups ?? {};
  const [main = ""] = who.split(/,? (?:who|whose|which|that)\b/);
  const isSaid = who === "" || hasSign(main, "clause") || SAYS_IT.test(who) || DID.test(main);
  // 'From an issue' is nobody.
  if (isSaid || BEGINS_PLACED.test(who)) return first;
  return `${who}${who.includes(",") ? "," : ""} said: ${said}`;
}
