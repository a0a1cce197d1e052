import type { FactDate } from "#engine/text/format.ts";

/** The month in which the notes and the catalogue were gone through last. */
export const NOTES_AS_OF: FactDate = "2026-11";
