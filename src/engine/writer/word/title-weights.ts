import type { TitleSign } from "./title-signs.ts";

// Printed by `npm run eval -- titles`: fitted to what readers called good or bad of first titles in six sets, and of all titles that could be above 96 posts of six.

/** How much each sign adds to a title. */
export const TITLE_WEIGHTS: Record<TitleSign, number> = {
  own: 0.95,
  bare: -0.8,
  named: -0.17,
  nameFirst: -0.61,
  scene: 0.85,
  longScene: -0.85,
  question: 0.13,
  figureAmongMakers: 0.55,
  lesson: -1.51,
  isLong: 0.62,
  isTooLong: -1.95,
  questionAmongMakers: -0.51,
  thingAmongNeighbours: -0.04,
  campaignAmongMakers: -0.67,
  thingForValue: -0.63,
  thingOfGame: 0.85,
};
