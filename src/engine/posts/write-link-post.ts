import type { AnswerId } from "#engine/interview/interview.ts";
import { findUnmet } from "./meet-requirements.ts";
import type { ComposedPost, Composition } from "./post-brief.ts";
import { DETAILS, type Piece } from "./shapes/shape.ts";
import { needsNext } from "./shapes/take-first.ts";
import { isLikeSibling } from "./siblings.ts";
import { type Setting, writePost } from "./write-post.ts";

const SHAPE = "link";

/** Whether a post was written as a link with its title, by the name of its shape; texts of others have none. */
export function isLinkShape(shape: string | null): boolean {
  return shape?.split(" ")[0] === SHAPE;
}

/** From here on the check of drafts takes it for a text of its own. */
const LONGEST_BESIDE_LINK = 279;

/** What can stand beside a link, the fullest first. */
function listOrders({ brief }: Setting): (AnswerId | "introduction" | "link")[][] {
  const [detail = "unusual"] = DETAILS[brief.interview.kind];
  return [
    ["introduction", detail, "price", "link", "askReaders"],
    ["introduction", detail, "link", "askReaders"],
    ["introduction", "price", "link", "askReaders"],
    ["introduction", detail, "price", "link"],
    ["introduction", "link", "askReaders"],
    ["introduction", "price", "link"],
    ["introduction", detail, "link"],
    ["introduction", "link"],
    ["link"],
  ];
}

/**
 * A link with its title, and a few words for the first comment, where a community takes links only. Where the
 * project's own address has no place, its author takes part by comments.
 */
export function writeLinkPost(setting: Setting): Composition {
  const { brief, answers, linkPlace } = setting;
  if (linkPlace !== "content") return { is: "closed", reason: "comments-only" };
  if (!answers.what) return { is: "asks", questions: ["what"], isOffSubject: false };
  let spare: ComposedPost | null = null;
  // 'You dive when he looks away' has its point in what follows.
  const orders = listOrders(setting).flatMap((order) => [2, 1].map((most) => ({ order, most })));
  for (const { order, most } of orders) {
    const pieces = order.flatMap((is): Piece[] => {
      if (is === "link") return [{ is, sentences: [], isOptional: false }];
      const sentences = answers[is === "introduction" ? "what" : is]?.sentences ?? [];
      const isWhole = is === "introduction" || is === "askReaders";
      const told = isWhole ? sentences : sentences.slice(0, most);
      if (!isWhole && told.length < sentences.length && needsNext(told.at(-1) ?? "")) return [];
      return told.length > 0 ? [{ is, sentences: told, isOptional: false }] : [];
    });
    if (pieces.length < order.length) continue;
    const post = writePost(setting, { shape: `${SHAPE} ${brief.siblings.length}`, postType: "showcase", pieces }); // prettier-ignore
    if (!post || post.content.length > LONGEST_BESIDE_LINK) continue;
    const unmet = findUnmet(post, post.postType, brief).map(({ sentence }) => sentence);
    const { fullName } = brief.community.policy;
    const note = `${fullName} takes links, not texts: post the address as a link, and this text as your first comment.`;
    const written = { ...post, unmet, attachments: [note] };
    if (!isLikeSibling(written, brief.siblings)) return { is: "post", post: written };
    spare ??= written;
  }
  return spare ? { is: "post", post: spare } : { is: "closed", reason: "comments-only" };
}
