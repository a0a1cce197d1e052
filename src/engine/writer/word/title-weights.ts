import type { TitleSign } from "./title-signs.ts";

// Printed by `npm run eval -- titles`: fitted to what readers called good or bad of first titles in four sets, and of all titles that could be above 96 posts of six.

/** How much each sign adds to a title. */
export const TITLE_WEIGHTS: Record<TitleSign, number> = {
  own: 0.99,
  bare: -0.83,
  named: -0.19,
  nameFirst: -0.62,
  scene: 0.87,
  question: 0.15,
  figureAmongMakers: 0.54,
  lesson: -1.53,
  isLong: 0.63,
  isTooLong: -2.04,
  questionAmongMakers: -0.56,
  thingAmongNeighbours: -0.09,
  campaignAmongMakers: -0.7,
  thingForValue: -0.6,
  thingOfGame: 0.8,
};
