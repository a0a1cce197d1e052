import type { ProjectKind } from "#engine/interview/project-kind.ts";
import type { Place } from "../place/place.ts";
import { TAKEN } from "../rows/place-rows.ts";
import type { Told } from "../told/told.ts";

/** What a picture should show, by what is shown. */
export const PICTURES: Record<ProjectKind, readonly string[]> = {
  product: [
    "the whole thing in daylight",
    "one in somebody's hands, or in use",
    "the detail that you are proud of",
    "one on the bench, half made",
  ],
  software: [
    "the screen that people see first",
    "the one thing that nothing else does",
    "a real case, with what is private taken out",
  ],
  game: [
    "a moment of play that says what one does",
    "all that belongs to it, side by side",
    "the detail that you are proud of",
  ],
  book: ["the cover", "the first page", "the thing that the story began with"],
  shop: ["the front from the street", "the counter on a usual day", "what people come for"],
  media: ["the piece itself: a page, a cover or a still", "where you draw, record or write"],
  course: ["a lesson that is going on, with consent", "what somebody made in it"],
  service: ["one job before and after", "the tools that you bring"],
  cause: ["the place as it is now", "the people who are with it, with consent"],
};

/** The thread that a comment is for. */
export function labelComment({ interview }: Told, { policy, fullName }: Place): string {
  const own = policy.threads.find(({ takes }) => TAKEN[interview.kind]?.test(takes));
  const thread = own?.name ?? policy.stance.thread;
  if (!thread) return `Comment in the thread of ${fullName}`;
  return /\b(?:mega)?thread\b/i.test(thread)
    ? `Comment in the ${thread} of ${fullName}`
    : `Comment in the thread “${thread}” of ${fullName}`;
}
