import { expect, test } from "vitest";
import { makeDraft } from "#engine/policy/testing/make-policy.ts";
import type { Draft } from "./draft.ts";
import { isPromotional, measurePromotion, type Promotion } from "./measure-promotion.ts";

const LEDGERLY = ["Ledgerly", "https://www.ledgerly.io/start"] as const;

test.each<[string, Partial<Draft>, Promotion["degree"]]>([
  ["a question about the topic", { title: "How do you keep your books?" }, "none"],
  ["an empty draft", {}, "none"],
  ["a feat that is no product", { content: "I made a mistake in March." }, "none"],
  ["somebody else's link", { content: "See https://example.com/ledgerly.io" }, "none"],
  ["named once in the text", { content: "I use Ledgerly for that." }, "mention"],
  ["own work without a name", { content: "I built a small tool for that." }, "mention"],
  ["named in the title", { title: "Ledgerly, a year in" }, "promotion"],
  ["own work in the title", { title: "I built an app for freelancers" }, "promotion"],
  ["linked", { content: "It is at https://ledgerly.io/?utm_source=reddit" }, "promotion"],
  ["linked to a part of the site", { content: "https://app.ledgerly.io" }, "promotion"],
  ["the bare address", { content: "It is on ledgerly.io now" }, "promotion"],
  ["linked in the edit section", { editSection: "EDIT: www.ledgerly.io" }, "promotion"],
  ["named all over", { content: "Ledgerly. Ledgerly. Ledgerly. Ledgerly." }, "promotion"],
])("%s", (_, draft, degree) => {
  expect(measurePromotion(makeDraft(draft), ...LEDGERLY).degree).toBe(degree);
  expect(isPromotional(makeDraft(draft), ...LEDGERLY)).toBe(degree !== "none");
});

test.each([
  ["Focus", "I can't focus at work", false],
  ["Focus", "With Focus I can", true],
  ["Ledgerly Pro", "ledgerly pro", true],
  ["GitBook", "gitbook", true],
  ["C++ Now", "see c++ now!", true],
  ["X", "x marks the spot", false],
  ["", "anything", false],
])("a project named '%s' in '%s': %s", (name, content, isNamed) => {
  expect(isPromotional(makeDraft({ content }), name, null)).toBe(isNamed);
});

test("the places are exact, and a name inside a link is part of it", () => {
  const content = "🎉 Ledgerly lives at ledgerly.io/x.";
  const { places } = measurePromotion(makeDraft({ content }), ...LEDGERLY);
  const words = places.map(({ start, end }) => content.slice(start, end));
  expect(words).toEqual(["Ledgerly", "ledgerly.io/x"]);
});

test("an address that is none names no site", () => {
  expect(isPromotional(makeDraft({ content: "localhost" }), null, "localhost")).toBe(false);
});
