import { expect, test } from "vitest";
import type { StanceOnPromotion } from "./policy.ts";
import { takesNoProducts, takesNothingSold, takesOnlyPieces } from "./takes-only-pieces.ts";
import { makePolicy } from "./testing/make-policy.ts";

const noted = (detail: string | null, known: Partial<StanceOnPromotion> = {}) =>
  takesOnlyPieces({ ...makePolicy().stance, is: "value", detail, ...known });

test.each([
  "own tank photos; no selling",
  "pots you made or painted",
  "own paintings, no shop links",
  "photos of own cooking",
  "own turned pieces; no selling",
])("'%s' are pieces of one's own work", (detail) => {
  expect(noted(detail)).toBe(true);
});

test.each([
  "own builds and open source tools",
  "free learning tools under Resource flair",
  "technical articles and open source",
  "own free integrations, cards, add-ons; hardware ask",
  "honest progress report; links in recurring feedback threads",
  "own repository or notebook; no platform ads",
])("'%s' may be shared by somebody without such a piece", (detail) => {
  expect(noted(detail)).toBe(false);
});

test("other stances, what nobody noted and what the user corrected say nothing of the kind", () => {
  expect(noted("own tanks", { is: "flair" })).toBe(false);
  expect(noted(null)).toBe(false);
  expect(noted("own tanks", { source: { kind: "yours", asOf: null } })).toBe(false);
});

test.each([
  ["own homestead photos and stories; no shop links", true],
  ["own bird photos and videos", true],
  ["own leatherwork photos; no selling or shop links", false],
  ["own trips and canoes", false],
  ["own trip reports and free resources", false],
])("'%s' leaves no room for what is sold: %s", (detail, isClosed) => {
  expect(takesNothingSold({ ...makePolicy().stance, is: "value", detail })).toBe(isClosed);
});

test("products are ruled out by name", () => {
  const stance = { ...makePolicy().stance, is: "value" } as const;
  expect(takesNoProducts({ ...stance, detail: "own technical articles; no demos, products" })).toBe(
    true,
  );
  expect(takesNoProducts({ ...stance, detail: "own technical articles" })).toBe(false);
});
