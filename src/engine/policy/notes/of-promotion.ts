import type { Concern } from "../demand.ts";

/** What a founder's post is, the most general first: what is asked of it tells what a stance comes to. */
export const OF_PROMOTION: readonly Concern[] = [
  "promotion",
  "own work",
  "own software",
  "own product",
  "own game",
  "own resource",
  "own media",
  "own writing",
  "own music",
  "advert or sale",
  "services",
];
