import { findRoom } from "#engine/posts/community/promotion-room.ts";
import type { ComposedPost, PostBrief } from "#engine/posts/post-brief.ts";
import type { PostType, Tone } from "#engine/drafts/draft.ts";

/** Our own words only: everything that others wrote is quoted beside them. */
export function instructWriter(
  { tone, project, community }: PostBrief,
  { postType, linkPlace }: ComposedPost,
  { isRepair }: { isRepair: boolean },
): string {
  return [
    "Write a post for the quoted community on Reddit, in the name of the founder of the quoted project.",
    KINDS[postType],
    TONES[tone ?? "plain"],
    HABITS,
    ...(findRoom(community.policy) === "banned" ? [UNNAMED] : []),
    project.url === null ? "There is no address to link to." : LINKS[linkPlace],
    "Keep to every rule of the community. Pick the flair from the quoted flairs that fits best, or null where there are none.",
    "It must not resemble the other posts of the project.",
    ...(isRepair
      ? ["Your last draft is quoted with its faults. Write it anew, without any of them."]
      : []),
  ].join("\n");
}

const KINDS: Record<PostType, string> = {
  story: "It tells how the project came to be and what was learnt, in about 120 to 250 words.",
  question: "It asks readers one real question that the project raises, in about 80 to 180 words.",
  showcase: "It shows what the project does and how, in about 100 to 200 words.",
  feedback:
    "It asks for criticism of one certain thing about the project, in about 100 to 200 words.",
  lesson: "It shares one lesson that is of use without the project, in about 120 to 250 words.",
  "thread-comment":
    "It is a comment for the community's own promotion thread, of 40 to 90 words; the title says which thread it is for.",
};

const TONES: Record<Tone, string> = {
  plain: "The tone is plain.",
  warm: "The tone is warm and personal.",
  technical: "The tone is technical: how it works counts more than what it promises.",
};

const HABITS = `Write as a person of that community would: first person, specific, no hype, no emoji, no headings, bullets or bold, no marketing words, no call to sign up or buy. Say honestly that you made it.
State only facts that are in the data. Where a fact would help that is not there, leave a blank with a hint, such as {{how many people use it}}; two to four of them at most. Never make up a number, an address, a name, a quotation, a customer, a date or a feeling.
The title is plain and specific, at most 120 characters, with no capitals for emphasis and no exclamation mark.`;

const UNNAMED =
  "The community bans promotion. The post must be of use without the product: do not name it, and say in half a sentence that you have a project of your own in this field.";

const LINKS: Record<ComposedPost["linkPlace"], string> = {
  content: "The project's address may stand once in the content.",
  editSection:
    "No address in title or content. The edit section, which begins with 'EDIT:', holds the project's address.",
  none: "No address anywhere. The edit section is null.",
};
