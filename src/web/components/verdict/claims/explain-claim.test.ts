import { expect, test } from "vitest";
import { checkClaims } from "#engine/claims/check-claims.ts";
import { explainClaim } from "./explain-claim.ts";

const DRAFT = {
  title: "Ropewise has 4,700 users",
  content: "I plan trips. We have 4,700 users in 30 countries. What do you use?",
};
const claims = checkClaims(DRAFT, {
  founder: ["Ropewise plans trips. What do you use?"],
  community: [],
});
const inContent = claims.filter(({ field }) => field === "content");

test("a claim in the text offers to take its sentence out", () => {
  expect(inContent.length).toBeGreaterThan(0);
  for (const claim of inContent) {
    const { fix, text } = explainClaim(claim, DRAFT);
    expect(text).toMatch(/ that isn't in your answers$/);
    const [place] = fix && "places" in fix ? fix.places : [];
    expect(DRAFT.content.slice(place?.start, place?.end)).toBe(
      "We have 4,700 users in 30 countries.",
    );
  }
});

test("a claim in the title has no sentence to take out", () => {
  const claim = claims.find(({ field }) => field === "title");
  expect(claim && explainClaim(claim, DRAFT).fix).toBeNull();
});

test("nothing is taken out where the text has moved on", () => {
  const [claim] = inContent;
  expect(claim && explainClaim(claim, { ...DRAFT, content: "Other words." }).fix).toBeNull();
});
