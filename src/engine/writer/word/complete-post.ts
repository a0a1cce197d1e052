import type { PostType } from "#engine/drafts/draft.ts";
import { breaksDemands, readDemands, spellAddresses } from "#engine/posts/community/openness.ts";
import {
  addPhrases,
  chooseFlair,
  findTitlePrefix,
  findUnmet,
} from "#engine/posts/meet-requirements.ts";
import type { ComposedPost } from "#engine/posts/post-brief.ts";
import { listAttachments } from "#engine/posts/write-post.ts";
import type { Place } from "../place/place.ts";
import type { PlanEntry } from "../plan/plan.ts";
import type { Told } from "../told/told.ts";
import { wordPost } from "./word-post.ts";

type Planned = Extract<PlanEntry, { is: "post" }>;

/** A planned post with everything that its community demands around the words, and what it still lacks. */
export function completePost(
  told: Told,
  planned: Planned,
  used: ReadonlySet<string>,
): ComposedPost | null {
  const { place } = planned;
  const { policy } = place;
  const { interview, project } = told;
  const written = wordPost(told, planned, used);
  const postType = choosePostType(planned);
  const prefix = findTitlePrefix(policy, postType);
  const demands = readDemands(policy);
  const titles = written.titles
    .filter((title) => !breaksDemands(title, demands))
    .map((title) => `${prefix}${title}`);
  const [title] = titles;
  if (title === undefined) return null;
  const content = spellAddresses(addPhrases(written.content, policy, postType), policy, postType);
  const flair = chooseFlair(policy, postType, interview.stage, content);
  const draft = { title, content, editSection: null, flair };
  const unmet = findUnmet(draft, postType, {
    project,
    interview,
    community: briefOf(place),
    siblings: [],
  });
  return {
    ...draft,
    postType,
    linkPlace: place.link,
    titles,
    shape: `${place.form} ${planned.opening} ${planned.matters.join(" ")}`,
    rests: ["what", ...written.rests],
    unmet: unmet.map(({ sentence }) => sentence),
    attachments:
      written.pictures.length > 0
        ? listPictures(written.pictures)
        : listAttachments(policy, interview.kind),
    notesIgnored: false,
  };
}

function listPictures(pictures: readonly string[]): string[] {
  return [`Take these pictures: ${pictures.join("; ")}.`];
}

function briefOf({ policy, name }: Place) {
  return { policy, name, category: "", topic: null, notes: null };
}

/** What it is, of the types that the community takes. */
function choosePostType({ place, opening, matters, question }: Planned): PostType {
  if (place.form === "comment") return "thread-comment";
  const isLesson = opening === "teach" || matters.includes("teach") || matters.includes("mistake");
  const liked: PostType[] = [
    ...(place.readers === "showcase" || place.form !== "post" ? (["showcase"] as const) : []),
    ...(opening === "scene" || opening === "before" ? (["story"] as const) : []),
    ...(isLesson ? (["lesson"] as const) : []),
    ...(place.readers === "makers" || place.readers === "developers"
      ? (["showcase"] as const)
      : []),
    ...(question ? (["question"] as const) : []),
    "story",
  ];
  return liked.find((type) => place.types.includes(type)) ?? place.types[0] ?? "story";
}
