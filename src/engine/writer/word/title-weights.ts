import type { TitleSign } from "./title-signs.ts";

// Printed by `npm run eval -- titles`: fitted to what readers called good or bad of first titles in six sets, of all titles that could be above 96 posts of six, and of first sentences of 73 founders.

/** How much each sign adds to a title. */
export const TITLE_WEIGHTS: Record<TitleSign, number> = {
  own: 0.94,
  bare: -0.57,
  named: -0.26,
  nameFirst: -0.66,
  nameApart: -0.57,
  wayAndThing: -0.38,
  scene: 0.41,
  longScene: -0.36,
  question: 0.08,
  figureAmongMakers: 0.39,
  rule: 0.71,
  lesson: -1.7,
  isShortThing: -1.53,
  isLong: 0.52,
  isTooLong: -1.59,
  isList: -0.69,
  questionAmongMakers: -0.41,
  questionOfNothing: -0.37,
  thingAmongNeighbours: -0.09,
  campaignAmongMakers: -0.61,
  thingForValue: -0.58,
  thingOfGame: 0.74,
};
