import { describe, expect, test } from "vitest";
import { listDemands } from "#engine/policy/paste/testing/list-demands.ts";

const WITHOUT_PLUGS = "No self-promotion.\n\n";

function listPlaced(text: string): string[] {
  return listDemands(`${WITHOUT_PLUGS}${text}`).filter((each) => !each.startsWith("promotion"));
}

describe("what is left to a thread, whatever it is called", () => {
  test.each([
    ["Rehearsal clips belong in our weekly Encore thread.", "Encore thread"],
    ["Fern swaps must be posted in the monthly Greenhouse thread.", "Greenhouse thread"],
    ["Please keep lineup rumours inside the weekly Backstage thread.", "Backstage thread"],
    ["Use the weekly Toolbox thread for bench layouts.", "Toolbox thread"],
    ["For ride reports, please use the daily Saddle thread.", "Saddle thread"],
    ["No harvest tallies outside the weekly Barn thread.", "Barn thread"],
    ["Lost gloves can be shared in the weekly Cloakroom thread.", "Cloakroom thread"],
  ])("'%s'", (text, thread) => {
    expect(listPlaced(text)).toEqual([expect.stringMatching(`^other: thread-only = .*${thread}$`)]);
  });

  test.each([
    ["Haikus are allowed on Wednesdays.", "Wednesday"],
    ["Kitchen disasters may be posted on Sundays.", "Sunday"],
  ])("'%s' is on a day", (text, day) => {
    expect(listPlaced(text)).toEqual([`other: day = ${day}`]);
  });

  test.each([
    "Keep comments short in the daily Porch thread.",
    'For anything on luthiers, use the "Workshop Visits" post flair.',
    "Please follow the Match Day Thread format.",
    "The pinned comment explains the rest.",
    "Certain exceptions are allowed on Mondays.",
    "Posts submitted on Monday may not rhyme.",
  ])("nothing is left to one by '%s'", (text) => {
    expect(listPlaced(text).filter((each) => /thread|day =/.test(each))).toEqual([]);
  });
});
