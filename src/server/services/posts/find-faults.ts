import type { Check } from "#engine/checks/check.ts";
import type { ComposedPost, PostBrief } from "#engine/posts/post-brief.ts";
import { staysQuiet } from "#engine/posts/community/promotion-room.ts";
import { findDisclosure } from "#engine/drafts/find-disclosure.ts";
import { findLinks, isHostOf } from "#engine/drafts/find-links.ts";
import { LINK_SHORTENERS } from "#engine/drafts/link-shorteners.ts";
import { measurePromotion } from "#engine/drafts/measure-promotion.ts";
import { findInventions } from "./find-inventions.ts";
import { findLikeness } from "./find-likeness.ts";

/** Why a language model's draft can't be kept: by name for the log, and in a sentence that it can act on. */
export type DraftFault = {
  name:
    | Check["kind"]
    | "invention"
    | "shortened-link"
    | "misplaced-link"
    | "promotion"
    | "no-disclosure"
    | "likeness";
  sentence: string;
};

export function findFaults(
  post: ComposedPost,
  brief: PostBrief,
  sources: string,
  unrepaired: Check[],
): DraftFault[] {
  const { title, content, editSection } = post;
  const { name, url } = brief.project;
  const text = `${title}\n${content}\n${editSection ?? ""}`;
  const inventions = findInventions(text, sources);
  const shortened = findLinks(text).filter(({ host }) => isHostOf(host, LINK_SHORTENERS));
  const faults: DraftFault[] = [];
  const note = (fault: DraftFault["name"], sentence: string) =>
    faults.push({ name: fault, sentence });
  for (const { kind, label, message } of unrepaired) note(kind, `${label} (${message})`);
  for (const what of inventions) note("invention", `'${what}' is not in the data. Leave it out.`);
  for (const { address } of shortened) {
    note("shortened-link", `'${address}' is a shortened link, which Reddit blocks.`);
  }
  if (post.linkPlace !== "content" && findLinks(`${title}\n${content}`).length > 0) {
    note("misplaced-link", "No link belongs in the title or the content.");
  }
  if (post.linkPlace === "none" && findLinks(editSection ?? "").length > 0) {
    note("misplaced-link", "No link belongs in the edit section either.");
  }
  const { degree } = measurePromotion(post, name, url);
  if (degree === "promotion" && staysQuiet(brief.community.policy, post.postType)) {
    note(
      "promotion",
      "The community bans promotion in posts, and this promotes the product. Do not name it.",
    );
  }
  if (degree !== "none" && !findDisclosure(text, name)) {
    note("no-disclosure", "Say plainly, in the first person, that you made the product.");
  }
  if (findLikeness(post, brief.siblings)) {
    note(
      "likeness",
      "It is too much like another post of this project. Begin and build it differently.",
    );
  }
  return faults;
}
