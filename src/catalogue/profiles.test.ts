import { describe, expect, test } from "vitest";
import type { Profile } from "#engine/policy/notes/note.ts";
import { loadProfiles } from "./notes.ts";

const profiles = [...loadProfiles().values()];
const texts = (profile: Profile) =>
  Object.values({ ...profile, name: "", theme: "" }).filter((value) => typeof value === "string");

describe("the hand-written profiles", () => {
  test("cover the communities that founders use most", () => {
    expect(profiles.length).toBeGreaterThanOrEqual(400);
    expect(loadProfiles().get("sideproject")?.name).toBe("SideProject");
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
    const counts = Map.groupBy(sentences, (sentence) => sentence);
    expect([...counts.values()].filter((same) => same.length > 1)).toEqual([]);
    expect(
      sentences.filter((sentence) =>
        /\b(always safe|is safe|will not be (banned|removed))\b/i.test(sentence),
      ),
    ).toEqual([]);
  });
});
