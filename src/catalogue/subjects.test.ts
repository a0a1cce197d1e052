import { expect, test } from "vitest";
import { SUBJECTS_BY_LANGUAGE } from "#engine/recommendations/languages/subjects-by-language.ts";
import { FEWEST_MEMBERS } from "#engine/recommendations/rank-candidates.ts";
import { SUBJECTS_A_TO_E } from "#engine/recommendations/reading/subjects/a-to-e.ts";
import { SUBJECTS_F_TO_M } from "#engine/recommendations/reading/subjects/f-to-m.ts";
import { SUBJECTS_N_TO_R } from "#engine/recommendations/reading/subjects/n-to-r.ts";
import { SUBJECTS_S_TO_Z } from "#engine/recommendations/reading/subjects/s-to-z.ts";
import { readCatalogue } from "./catalogue-file.ts";

test("every community of a subject is in the catalogue, and large enough to be shown", async () => {
  const shown = new Set<string>();
  for await (const batch of readCatalogue()) {
    for (const { facts } of batch) {
      if (facts.members >= FEWEST_MEMBERS) shown.add(facts.name.toLowerCase());
    }
  }
  const tables = [SUBJECTS_A_TO_E, SUBJECTS_F_TO_M, SUBJECTS_N_TO_R, SUBJECTS_S_TO_Z];
  const lines = [...tables, ...Object.values(SUBJECTS_BY_LANGUAGE)].flatMap((table) =>
    table.trim().split("\n"),
  );
  const ids = lines.flatMap((line) => line.split("|")[2]?.split(" ") ?? [line]);
  expect(ids.filter((id) => !shown.has(id))).toEqual([]);
});
