import type { TitleSign } from "./title-signs.ts";

// Printed by `npm run eval -- titles`: fitted to what readers called good or bad of first titles in six sets, of all titles that could be above 96 posts of six, and of first sentences of 73 founders.

/** How much each sign adds to a title. */
export const TITLE_WEIGHTS: Record<TitleSign, number> = {
  own: 0.89,
  bare: -0.92,
  named: -0.38,
  nameFirst: -0.64,
  scene: 0.47,
  longScene: -0.43,
  question: 0.17,
  figureAmongMakers: 0.6,
  rule: 0.93,
  lesson: -1.76,
  isShortThing: -1.64,
  isLong: 0.61,
  isTooLong: -1.83,
  isList: -0.75,
  questionAmongMakers: -0.47,
  questionOfNothing: -0.54,
  thingAmongNeighbours: -0.03,
  campaignAmongMakers: -0.74,
  thingForValue: -0.65,
  thingOfGame: 0.83,
};
