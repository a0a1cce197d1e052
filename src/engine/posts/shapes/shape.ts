import type { PostType } from "#engine/drafts/draft.ts";
import type { AnswerId } from "#engine/interview/interview.ts";
import type { ProjectKind } from "#engine/interview/project-kind.ts";

/** An answer in its place; 'introduction' says what it is and who made it. */
export type Piece = {
  is: AnswerId | "introduction" | "link";
  /** From its beginning; the rest was cut after a full stop. */
  sentences: string[];
  isOptional: boolean;
  heading?: string;
};

/** One step of a shape: the first of its answers that can be used there. */
export type ShapePart = {
  /** 'introduction' says what it is and who made it; 'link' is the address. */
  options: (AnswerId | "introduction" | "link")[];
  /** Only its first sentence. */
  isFirstOnly: boolean;
  /** Left out where it is missing or the post is long enough. */
  isOptional: boolean;
  /** Stands above it where a community demands sections. */
  heading?: string;
};

/** An order of whole answers, as somebody would tell them in one kind of community. */
export type Shape = { id: string; postType: PostType; parts: ShapePart[] };

/** Type of post, and the order: 'scene introduction mistake|surprise numbers? price:1? link ask?'. */
export type ShapeRow = readonly [PostType, string];

/** What tells most about a thing of its kind, the better first. */
export const DETAILS: Record<ProjectKind, AnswerId[]> = {
  software: ["unusual", "stackOrMaterial"],
  game: ["howItPlays", "unusual"],
  book: ["premise", "unusual"],
  product: ["unusual", "stackOrMaterial"],
  shop: ["unusual", "platform"],
  media: ["unusual", "episode"],
  course: ["unusual", "stackOrMaterial"],
  service: ["unusual", "oneJob"],
  cause: ["unusual", "theAsk"],
};

/**
 * Reads an order of a table. `a|b` is the first that was answered, `?` may be left out, `:1`
 * is the first sentence alone. 'detail' is what tells most about this kind of thing, 'ask' the question
 * for this community, 'stack' what it is made of.
 */
export function readShape(
  id: string,
  [postType, order]: ShapeRow,
  kind: ProjectKind,
  asks: AnswerId[],
): Shape {
  const parts = order.split(" ").map((word): ShapePart => {
    const isOptional = word.endsWith("?");
    const [names = "", first] = (isOptional ? word.slice(0, -1) : word).split(":");
    const options = names.split("|").flatMap((name): ShapePart["options"] => {
      if (name === "detail") return DETAILS[kind];
      if (name === "ask") return asks;
      if (name === "stack") return ["stackOrMaterial"];
      return [name as AnswerId];
    });
    return { options, isFirstOnly: first === "1", isOptional };
  });
  return { id, postType, parts: nameFirst(parts) };
}

type Option = ShapePart["options"][number];

/** What can be understood before anybody knows what it is about. */
const BEFORE_NAME: ReadonlySet<Option> = new Set<Option>([
  "scene",
  "before",
  "mistake",
  "surprise",
]);
const OF_INTRODUCTION: ReadonlySet<Option> = new Set<Option>(["introduction", "forWhom", "why"]);
const QUESTIONS: ReadonlySet<Option> = new Set<Option>(["askReaders", "askPeers"]);

const isOf = ({ options }: ShapePart, ids: ReadonlySet<Option>) => options.every((id) => ids.has(id)); // prettier-ignore

/**
 * Details and figures of a thing come after it was named, what it lacks and what others said of it behind the
 * first of them. A question is asked at the end, where readers know
 * what it is about.
 */
function nameFirst(parts: ShapePart[]): ShapePart[] {
  const named = parts.findIndex(({ options }) => options.includes("introduction"));
  if (named < 0) return parts;
  const early = parts.slice(0, named);
  const end = parts.findIndex((part, index) => index > named && !isOf(part, OF_INTRODUCTION));
  const introduction = parts.slice(named, end < 0 ? parts.length : end);
  const later = end < 0 ? [] : parts.slice(end);
  const opening = early.filter((part) => isOf(part, BEFORE_NAME));
  const questions = early.filter((part) => part.options.length > 0 && isOf(part, QUESTIONS));
  const moved = early.filter((part) => !opening.includes(part) && !questions.includes(part));
  const remarks = moved.filter(({ options }) => options.includes("limits") || options.includes("userSaid")); // prettier-ignore
  const details = moved.filter((part) => !remarks.includes(part));
  const [next, ...rest] = later;
  const isOpening = questions.length > 0 && opening.length === 0 && next && isOf(next, BEFORE_NAME);
  if (isOpening) return [next, ...introduction, ...details, ...remarks, ...rest, ...questions];
  return [...opening, ...introduction, ...details, ...later.slice(0, 1), ...remarks, ...later.slice(1), ...questions]; // prettier-ignore
}
