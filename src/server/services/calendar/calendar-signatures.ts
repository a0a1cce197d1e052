import { createSignatures, type Signatures } from "../signatures.ts";

export type CalendarSignatures = Signatures;

/** For feeds, by their ids. */
export function createCalendarSignatures(secret: string): CalendarSignatures {
  return createSignatures(secret, "foothold:calendar");
}
