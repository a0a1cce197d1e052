import { findLinks } from "#engine/drafts/find-links.ts";
import type { Place } from "../place/place.ts";
import { findMatter, type Told } from "../told/told.ts";
import { frameNote } from "./frame-note.ts";

/** Where it runs, what it costs and where it is: whole, and only where readers want to know. */
export function wordFacts(told: Told, place: Place): string | null {
  const { kind } = told.interview;
  const platform = findMatter(told, "platform");
  const price = place.isPriceWelcome ? findMatter(told, "price") : null;
  const said = [platform, price].flatMap((matter) => (matter ? frameNote(matter, kind) : []));
  const text = said.join(" ");
  const { url } = told.project;
  const isNamed = findLinks(text).length > 0;
  const link = place.link === "content" && url !== null && !isNamed ? url : "";
  if (place.link === "none" && isNamed) return null;
  const joined = link && /\.$/.test(text) ? `${text.slice(0, -1)}: ${link}` : `${text} ${link}`;
  return joined.trim() || null;
}
