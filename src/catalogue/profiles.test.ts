import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

type Profile = Record<"name" | "description" | "works" | "removed" | "promotion", string> & {
  differs?: string;
};

const folder = new URL("./profiles/", import.meta.url);
const profiles = readdirSync(folder).flatMap(
  (file) => JSON.parse(readFileSync(new URL(file, folder), "utf8")) as Profile[],
);
const texts = (profile: Profile) => Object.values({ ...profile, name: "" });

describe("the hand-written profiles", () => {
  test("cover the communities that founders use most", () => {
    expect(profiles.length).toBeGreaterThanOrEqual(400);
    const names = profiles.map(({ name }) => name.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
  });

  test.each(["description", "works", "removed", "promotion"] as const)(
    "all have a %s of a sentence or two",
    (field) => {
      for (const profile of profiles) {
        expect(profile[field].length, `${profile.name}: ${field}`).toBeGreaterThanOrEqual(30);
        expect(profile[field].length, `${profile.name}: ${field}`).toBeLessThanOrEqual(280);
      }
    },
  );

  test("never say the same sentence twice, and never promise anything", () => {
    const sentences = profiles
      .flatMap(texts)
      .filter(Boolean)
      .flatMap((text) => text.split(/(?<=\.)\s+/));
    const repeated = sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index);
    expect(repeated).toEqual([]);
    expect(
      sentences.filter((sentence) =>
        /\b(always safe|is safe|will not be (banned|removed))\b/i.test(sentence),
      ),
    ).toEqual([]);
  });
});
