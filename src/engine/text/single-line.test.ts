import { expect, test } from "vitest";
import { toSingleLine } from "./single-line.ts";

test.each([
  ["what fits stays", "How I priced my app", 40, "How I priced my app"],
  ["lines become one", "One\r\nTwo\n\n Three", 40, "One Two Three"],
  ["the end of a long one is cut", "How I priced my app", 10, "How I pri…"],
  ["a space before the cut goes too", "How I priced", 7, "How I…"],
  ["signs of two halves stay whole", "🧗🧗🧗🧗", 3, "🧗🧗…"],
  ["a joined sign leaves no joint behind", "ab👩\u200d🚀", 5, "ab👩\u200d🚀"],
  ["nor when it is cut", "ab👩\u200d🚀cd", 5, "ab👩…"],
  ["what turns the reading direction goes", "a\u202Egnp.exe", 40, "a gnp.exe"],
  ["half a sign becomes its replacement", "a\ud83e", 40, "a\ufffd"],
])("%s", (_case, text, longest, line) => {
  expect(toSingleLine(text, longest)).toBe(line);
});
