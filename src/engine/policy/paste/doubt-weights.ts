import type { DoubtSign } from "./doubt-signs.ts";

/** Fitted by `npm run eval -- rules-doubt` on real lists whose stance is noted (decision 87). */
export const DOUBT_WEIGHTS: Record<DoubtSign, number> = {
  base: -0.88,
  "ban: one sentence of many": 0.58,
  "ban: named as promotion": -0.51,
  "ban: of a sort only": 0.35,
  "ban: others not understood": 0.63,
  room: -0.17,
  "room: named as promotion": -0.57,
  "room: in a sentence that denies": 0.7,
  "room: a place for something else": 0.83,
  "room: on terms": 0.5,
  "room: said more than once": -0.54,
  "room: bans beside it": 0.65,
  "room: others not understood": -0.58,
  "room: denials not understood": 0.65,
};

/** Who is more likely than this to have read a ban as room, or room as a ban, asks: a quarter of real lists. */
export const MOST_DOUBT = 0.3;
