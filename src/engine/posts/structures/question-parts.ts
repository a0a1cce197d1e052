import type { Voice } from "../voice/voice.ts";
import { must, should, type Slot } from "./slot.ts";

/** Also where promotion is banned: there the project is disclosed in passing and not named. */

export function ending(v: Voice): Slot[] {
  return [should(v.reasonToAsk), must(v.disclose), must(v.note), must(v.link)];
}

export const BEGINNINGS = [
  "Mine so far came from {{where, even if it was one}}.",
  "So far I've tried {{what you tried}}, and {{how that went}}.",
  "I'm at {{how many so far}}, most of them through {{where they came from}}.",
];

export function orTold(told: string[], blanks: string[]): string[] {
  return told.length > 0 ? told : blanks;
}
