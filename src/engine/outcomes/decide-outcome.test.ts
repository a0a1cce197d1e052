import { expect, test } from "vitest";
import { decideOutcome } from "./decide-outcome.ts";
import type { Sighting } from "./look.ts";

const LIVE = { outcome: "live", removedReason: null } as const;
const REMOVED = { outcome: "removed", removedReason: "No ads" } as const;

test.each<[string, typeof LIVE | typeof REMOVED, Sighting[], Sighting | null, object]>([
  [
    "the last clear look counts",
    LIVE,
    ["live", "removed-by-moderators"],
    null,
    { outcome: "removed" },
  ],
  ["doubt changes nothing", REMOVED, ["removed-by-moderators", "unclear"], null, REMOVED],
  ["doubt alone leaves what is known", REMOVED, ["unclear"], null, REMOVED],
  [
    "doubt takes back what the outcome rested on",
    LIVE,
    ["unclear"],
    "live",
    { outcome: "unknown" },
  ],
  ["doubt in place of doubt takes back nothing", LIVE, ["unclear"], "unclear", LIVE],
  ["a post that is up again has no reason", REMOVED, ["removed-by-moderators", "live"], null, LIVE],
  ["not listed is as good as removed", LIVE, ["not-listed"], null, { outcome: "removed" }],
])("%s", (_case, known, sightings, replaced, expected) => {
  const looks = sightings.map((sighting) => ({ sighting }));
  expect(decideOutcome<string | null>(known, looks, replaced)).toMatchObject(expected);
});
