import type { TitleSign } from "./title-signs.ts";

// Printed by `npm run eval -- titles`: fitted to what readers called good or bad of first titles in seven sets, of all titles that could be above 96 posts of six, of first sentences of 73 founders, and to the titles of 295 ideal posts.

/** How much each sign adds to a title. */
export const TITLE_WEIGHTS: Record<TitleSign, number> = {
  own: 1.04,
  bare: -0.11,
  named: -0.05,
  nameFirst: -0.61,
  nameApart: -0.6,
  wayAndThing: -0.51,
  scene: 0.55,
  longScene: -0.24,
  question: 0.16,
  figureAmongMakers: 0.44,
  rule: 0.94,
  lesson: -1.6,
  line: -1.34,
  lineAbout: -0.32,
  lineOfScene: 0.21,
  lineWithFigure: 0.08,
  lineOfUs: -0.32,
  isShortThing: -1.76,
  isLong: 0.36,
  isTooLong: -1.32,
  isList: -0.83,
  questionAmongMakers: -0.73,
  questionOfNothing: 0.01,
  thingAmongNeighbours: -0.11,
  campaignAmongMakers: -0.6,
  thingForValue: -0.54,
  thingOfGame: 0.65,
};
