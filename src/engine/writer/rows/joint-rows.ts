import type { AnswerId } from "#engine/interview/interview.ts";
import { PROJECT_KINDS, type ProjectKind } from "#engine/interview/project-kind.ts";

/** How one gets from what a post begins with to the thing: 'So I built', 'That's why I make', 'That's how I came to write'. */
export type Origin = "so" | "why" | "came";

type OriginRow = {
  opening: AnswerId;
  kinds: readonly ProjectKind[];
  ways: readonly [Origin, ...Origin[]];
};

/**
 * Where the question says that the thing came of what is told: 'When did you first need it, and what went wrong?' of
 * software, 'What happened that made you start?' of a product, 'Where did the book begin?' of a book. A shop, a course or a service
 * is asked for a day or a person, and a cause for what somebody saw; these came of nothing of the kind.
 */
export const ORIGINS: readonly OriginRow[] = [
  { opening: "scene", kinds: ["software"], ways: ["so", "why"] },
  { opening: "scene", kinds: ["product"], ways: ["so", "why", "came"] },
  { opening: "scene", kinds: ["media"], ways: ["why", "came"] },
  { opening: "scene", kinds: ["game", "book"], ways: ["came"] },
  { opening: "before", kinds: ["software", "product", "media"], ways: ["so", "why"] },
  { opening: "why", kinds: PROJECT_KINDS, ways: ["why", "so"] },
];

/** The founder tells already that, or why, it was made. */
export const TELLS_MAKING =
  /(?<!\p{L})(?:I|we)(?:['’]ve|['’]d| have| had)? (?:then |just |also |finally )?(?:built|made|wrote|started|began|coded|designed|programmed|sewed|printed|carved|turned|drew|recorded|opened|decided)(?!\p{L})|(?:^|[.!?] )So (?:I|we|it|that|this|my|our)(?!\p{L})|(?<!\p{L})that(?:['’]s| is| was) (?:why|how|when|where)(?!\p{L})/iu;
