import type { TitleSign } from "./title-signs.ts";

// Printed by `npm run eval -- titles`: fitted to what readers called good or bad of first titles in seven sets, of all titles that could be above 96 posts of six, of first sentences of 73 founders and of 529 titles of one or two facts, of 498 titles that two strangers saw alone, as in a feed, and to the titles of 295 ideal posts.

/** How much each sign adds to a title. */
export const TITLE_WEIGHTS: Record<TitleSign, number> = {
  own: 1.23,
  bare: 0.09,
  named: 0.32,
  nameFirst: -1.22,
  nameApart: -0.13,
  wayAndThing: -0.68,
  thingAndQuestion: -0.13,
  scene: 0.45,
  sceneAndThing: 0.51,
  isCutThing: -0.33,
  factShort: -0.59,
  factLaterOfScene: -0.55,
  longScene: -0.14,
  question: 0.88,
  figureAmongMakers: 0.27,
  rule: 0.69,
  lesson: -1.6,
  line: -1.76,
  lineAbout: 0.18,
  lineOfScene: 0.08,
  lineWithFigure: -0.06,
  lineOfUs: -0.32,
  isShortThing: -1.6,
  isLong: 0.68,
  isTooLong: -0.7,
  isList: -0.99,
  questionAmongMakers: -0.76,
  questionOfNothing: -0.39,
  thingAmongNeighbours: -0.39,
  campaignAmongMakers: -0.43,
  thingForValue: -0.35,
  thingOfGame: 0.58,
};
