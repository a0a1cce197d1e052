import type { ProjectKind } from "#engine/interview/project-kind.ts";
import type { Concern } from "./demand.ts";

/** A founder's own things, the most general first: what is asked of them tells what a stance comes to. */
const OWN_THINGS: readonly Concern[] = [
  "promotion",
  "own work",
  "own software",
  "own product",
  "own game",
  "own resource",
  "own media",
  "own writing",
  "own music",
];

/** What a founder's post is, small ads and offers of work included. */
export const OF_PROMOTION: readonly Concern[] = [...OWN_THINGS, "advert or sale", "services"];

/** A founder's own things, by whatever name. */
export function isPromoting(of: Concern): boolean {
  return OWN_THINGS.includes(of);
}

/** Which demands speak of what a project of a kind posts about itself, beside those on all promotion. */
const OF_KIND: Record<ProjectKind, readonly Concern[]> = {
  software: ["own software"],
  game: ["own game"],
  book: ["own writing"],
  product: ["own product", "advert or sale"],
  shop: ["own product", "advert or sale", "services"],
  media: ["own media", "own music"],
  course: ["own resource"],
  service: ["services"],
  cause: ["fundraising"],
};

/** All concerns that speak of what projects of these kinds post about themselves. */
export function concernsOf(kinds: readonly ProjectKind[]): ReadonlySet<Concern> {
  return new Set<Concern>(["promotion", "own work", ...kinds.flatMap((kind) => OF_KIND[kind])]);
}
