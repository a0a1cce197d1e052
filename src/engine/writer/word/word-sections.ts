import type { AnswerId } from "#engine/interview/interview.ts";
import { headingsOf } from "#engine/policy/demanded-form.ts";
import type { Place } from "../place/place.ts";
import { HEADINGS } from "../rows/place-rows.ts";
import { findMatter, type Told } from "../told/told.ts";
import { createChooser } from "./choose-way.ts";
import { frameNote } from "./frame-note.ts";
import { introduce } from "./introduce.ts";

/** The headings that every post there must have, each with the answer that it asks for; null where none are demanded. */
export function wordSections(told: Told, place: Place): string[] | null {
  const demanded = place.policy.demands.find(
    ({ code, of }) => code === "sections" && of === "own work",
  );
  if (!demanded) return null;
  const choose = createChooser(told, place);
  const used = new Set<AnswerId>();
  return headingsOf(demanded).flatMap((heading, at) => {
    const ids = HEADINGS.find(([sign]) => sign.test(heading))?.[1] ?? [];
    const id = ids.find((each) => !used.has(each) && findMatter(told, each));
    if (id) used.add(id);
    const matter = id ? findMatter(told, id) : null;
    const said = matter ? frameNote(matter, told.interview, choose) : [];
    const first = at === 0 ? [introduce(told, place, "thing")] : [];
    const whom = ids.length === 0 && told.forWhom ? [`It is for ${told.forWhom}.`] : [];
    const texts = [...first, ...whom, ...said];
    return texts.length === 0 ? [] : [`**${heading}**`].concat(texts);
  });
}
