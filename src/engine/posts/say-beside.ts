import type { ProjectKind } from "#engine/interview/project-kind.ts";
import type { Policy } from "#engine/policy/policy.ts";

/** What the founder does beside the words of a picture or a link, one sentence each. */
export function sayBeside(
  form: "image" | "link",
  kind: ProjectKind,
  policy: Pick<Policy, "fullName" | "formats">,
): string[] {
  const { fullName } = policy;
  if (form === "link")
    return [
      `${fullName} takes links, not texts: post the address as a link, and this text as your first comment.`,
    ];
  return [
    `Take these pictures: ${PICTURES[kind].join("; ")}.`,
    ...(isFirstComment(form, policy)
      ? [`${fullName} takes pictures, not texts: put this text in your first comment.`]
      : []),
  ];
}

/** Whether the words stand below the picture or the link as a comment. */
export function isFirstComment(form: "image" | "link", policy: Pick<Policy, "formats">): boolean {
  return form === "link" || takesOnlyPictures(policy);
}

export function takesOnlyPictures({ formats }: Pick<Policy, "formats">): boolean {
  return (
    formats !== null &&
    formats.source.kind !== "rules" &&
    formats.allowed.length > 0 &&
    formats.allowed.every((format) => format === "image" || format === "video")
  );
}

/** What a picture should show, by what is shown. */
const PICTURES: Record<ProjectKind, readonly string[]> = {
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
