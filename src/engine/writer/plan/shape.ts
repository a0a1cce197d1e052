import { ANSWER_IDS, type AnswerId } from "#engine/interview/interview.ts";
import { type Place, PLACE_FORMS, type PlaceForm } from "../place/place.ts";
import { type Opening, type PlannedMatter, THING_OPENINGS } from "./plan.ts";

/** What a post was planned as, kept beside its words: its form, how it begins, and the answers in their order. */
export function nameShape({ form }: Place, { opening, matters }: PlannedMatter): string {
  return [form, opening, ...matters].join(" ");
}

const FORMATS: Partial<Record<PlaceForm, "image" | "link">> = { caption: "image", link: "link" };

/** What Reddit calls a post of this form; a comment is none, and what was planned as a text may be anything by now. */
export function readFormat(shape: string | null | undefined): "image" | "link" | null {
  const form = readShape(shape)?.form;
  return (form && FORMATS[form]) ?? null;
}

const OPENINGS: readonly Opening[] = [...ANSWER_IDS, ...THING_OPENINGS];

type Shape = { form: PlaceForm; opening: Opening; matters: AnswerId[] };

/** Null for what somebody else wrote, or an earlier writer. */
export function readShape(shape: string | null | undefined): Shape | null {
  const [first, second, ...ids] = shape?.split(" ") ?? [];
  const form = PLACE_FORMS.find((each) => each === first);
  const opening = OPENINGS.find((each) => each === second);
  if (!form || !opening) return null;
  return {
    form,
    opening,
    matters: ids.flatMap((id) => ANSWER_IDS.find((each) => each === id) ?? []),
  };
}
