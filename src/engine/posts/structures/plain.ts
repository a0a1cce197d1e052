import { must, type Structure } from "./slot.ts";

/** For rules that most sentences break: that it is one's own, and a question. */
export const PLAIN: Structure = {
  id: "plain",
  types: [],
  suits: [],
  worksWhere: /^\b$/,
  build: (v) => ({
    titles: [
      `A question about ${v.topic}`,
      "A question from someone who works on this",
      "{{a plain title that says what this is about}}",
    ],
    paragraphs: [
      [must([...v.disclose, "Disclosure: this is about my own project."])],
      [must(["{{what you want to tell or ask, in your own words}}", "What would you do?"])],
    ],
  }),
};
