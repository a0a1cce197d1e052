import type { TitleSign } from "./title-signs.ts";

// Printed by `npm run eval -- titles`: fitted to what readers of four sets called good or bad.

/** How much each sign adds to a title. */
export const TITLE_WEIGHTS: Record<TitleSign, number> = {
  own: 0.39,
  bare: -1.01,
  named: -0.71,
  nameFirst: -1.09,
  scene: 0.95,
  question: 0.27,
  figureAmongMakers: 0.58,
  lesson: -0.48,
  isLong: -0.37,
  isTooLong: -0.9,
  questionAmongMakers: -0.53,
  thingAmongNeighbours: -0.58,
  campaignAmongMakers: -0.89,
  thingForValue: -0.62,
  thingOfGame: 1.95,
};
