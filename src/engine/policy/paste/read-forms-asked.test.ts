import { expect, test } from "vitest";
import { listDemands } from "./testing/list-demands.ts";

const rest = "\n2. Be kind.";

test.each([
  ["1. Never give away the ending in your titles.", "title-format"],
  ["1. House numbers are not to be shown in the title.", "title-format"],
  ["1. Credit the photographer in the title.", "title-format"],
  ["1. Credit the photographer.", "contains = the source"],
  ["1. Every listing requires a measured drawing.", "contains = a measured drawing"],
  ["1. A cutting plan is required.", "contains = A cutting plan"],
  ["1. Leave a comment explaining the glaze you used.", "contains = the glaze you used"],
  ["1. Trip notes should be text posts.", "text-only"],
  ["1. Clippings must be linked directly.", "link-only"],
  ["1. Only submit static images.", "image-required"],
  ["1. Recipes must be written out as text.", "text-only"],
  ["1. We only take self posts.", "text-only"],
  ["1. No identification without a photo.", "image-required"],
  ["1. Titles end with the year.", "title-format"],
  ["1. No all-caps titles.", "title-format"],
  ["1. Sem títulos em maiúsculas.", "title-format"],
  ["1. Please do not put links into your post.", "no-link"],
  ["1. Trade talk: megathread", "thread-only = megathread"],
  ["1. Did a model help you write it? Tell us which.", "label-ai"],
  ["1. Las imágenes hechas con IA deben etiquetarse.", "label-ai"],
  ["1. Put the Workshop flair on your post.", "flair = Workshop"],
])("'%s' asks for '%s'", (text, asked) => {
  expect(listDemands(text + rest).join("; ")).toContain(asked);
});

test.each([
  // Whose flair it is, what is marked in the end, and what is not for work.
  ["1. Buyers without the Gold flair must pay first.", "flair"],
  ["1. Change the flair to Done when it is found.", "flair"],
  ["1. Posts with the Lathe flair must show the chuck.", "flair"],
  ["1. Flair NSFW posts accordingly.", "flair"],
  // What answers need.
  ["1. Answers must help\nInclude a link to the manual.", "contains"],
  ["1. Top-level comments must state a make", "contains"],
  // What something is, what is supposed, and what no post can have.
  ["1. Copies include cropped versions of the same sketch.", "contains"],
  ["1. If a clip contains blood, hide it.", "contains"],
  ["1. Posters must have a history in this community.", "contains"],
  ["1. For more details, look at the notice board.", "contains"],
  ["1. No identification without a photo.", "unwanted"],
  ["1. Sketches may be submitted as text.", "text-only"],
  // Bait of another sort.
  ["1. No clickbait, riddles or chain letters.", "title-format"],
  ["1. This is only a short summary of the code.", "summary"],
  ["1. Replies in text posts must be longer.", "text-only"],
])("'%s' asks for no '%s'", (text, asked) => {
  expect(listDemands(text + rest).join("; ")).not.toContain(asked);
});
