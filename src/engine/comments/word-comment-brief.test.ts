import { expect, test } from "vitest";
import { readCommentReply } from "./word-comment-brief.ts";

const COMMENT = "Cutting after an hour is too early.\n\nLeave the loaf in a cloth for a full day.";

test.each<[name: string, reply: string]>([
  ["the comment alone", COMMENT],
  ["with a greeting before it", `Sure! Here's the comment:\n\n${COMMENT}`],
  ["in a fence", `\`\`\`\n${COMMENT}\n\`\`\``],
  ["quoted line by line", COMMENT.replaceAll(/^/gm, "> ")],
])("reads %s", (_name, reply) => {
  expect(readCommentReply(reply).text).toBe(COMMENT);
});

test("says what is missing", () => {
  expect(readCommentReply("  ")).toEqual({
    text: "",
    missing: ["The reply is empty. Paste all of it."],
  });
});
