/** What a project is; each kind has its own questions, verbs and shapes of posts. */
export const PROJECT_KINDS = [
  "software",
  "game",
  "book",
  "product",
  "shop",
  "media",
  "course",
  "service",
  "cause",
] as const;
export type ProjectKind = (typeof PROJECT_KINDS)[number];

/** As a founder would call it. */
export const KIND_NAMES: Record<ProjectKind, string> = {
  software: "Software",
  game: "Game",
  book: "Book",
  product: "Physical product",
  shop: "Shop or place",
  media: "Newsletter, podcast or channel",
  course: "Course",
  service: "Service",
  cause: "Cause or campaign",
};
