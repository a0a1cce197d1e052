import { hasSign } from "#engine/lexicon/sentence-signs.ts";
import { BEGINS_PLACED, DID, SAYS_IT, SPEAKS, SPOKEN } from "../rows/joint-rows.ts";
import { readForm } from "./read-form.ts";
import { startSmall } from "./start-small.ts";

/** 'Dale, the road foreman: "…"' says something, and behind a quotation it is said that this is somebody. */
export function nameSpeaker(first: string, all: string): string {
  const { quoted = "", speaker = "" } = SPOKEN.exec(first)?.groups ?? {};
  if (speaker && readForm(speaker) === "note" && !SAYS_IT.test(speaker) && !DID.test(speaker))
    return `${quoted} That's ${startSmall(speaker, true, all)}`;
  const { who = "", said = "" } = SPEAKS.exec(first)?.groups ?? {};
  const [main = ""] = who.split(/,? (?:who|whose|which|that)\b/);
  const isSaid = who === "" || hasSign(main, "clause") || SAYS_IT.test(who) || DID.test(main);
  // 'From an issue' is nobody.
  if (isSaid || BEGINS_PLACED.test(who)) return first;
  return `${who}${who.includes(",") ? "," : ""} said: ${said}`;
}
