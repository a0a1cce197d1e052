import { expect, test } from "vitest";
import { submitAddress, submitLinkAddress } from "./submit-address.ts";

test("carries title and text", () => {
  expect(submitAddress({ title: "A & B?", content: "One.\n\nTwo #3." }, "SaaS")).toEqual({
    url: "https://www.reddit.com/r/SaaS/submit?type=TEXT&title=A%20%26%20B%3F&text=One.%0A%0ATwo%20%233.",
    bodyOnClipboard: false,
  });
});

test.each([
  ["a long body", "word ".repeat(2000)],
  ["a body of another script, whose characters take nine each", "長い".repeat(400)],
])("leaves %s to the clipboard", (_, content) => {
  const { url, bodyOnClipboard } = submitAddress({ title: "A title", content }, "SaaS");
  expect(bodyOnClipboard).toBe(true);
  expect(url).toBe("https://www.reddit.com/r/SaaS/submit?type=TEXT&title=A%20title");
});

test("half a character breaks nothing", () => {
  const { url } = submitAddress({ title: "Cut \ud83d", content: "" }, "SaaS");
  expect(url).toContain("title=Cut%20%EF%BF%BD");
});

test("carries a link with its title", () => {
  expect(submitLinkAddress("A & B?", "https://a.example/?b=1&c=2", "coolgithubprojects")).toBe(
    "https://www.reddit.com/r/coolgithubprojects/submit?type=LINK&title=A%20%26%20B%3F&url=https%3A%2F%2Fa.example%2F%3Fb%3D1%26c%3D2",
  );
});
