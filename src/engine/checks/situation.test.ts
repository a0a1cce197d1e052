import { describe, expect, test } from "vitest";
import { makeCodedPolicy, makePolicy } from "#engine/policy/testing/make-policy.ts";
import { assessBanRisk } from "#engine/risk/assess-ban-risk.ts";
import type { Fix } from "./check.ts";
import {
  type Assessed,
  CALM_TITLE,
  findReason,
  makeInput,
  NOW,
  OWN_TEXT,
} from "#engine/risk/testing/assess-draft.ts";
import { DAY_MS } from "#engine/clock/time-units.ts";
import type { PastPost } from "#engine/drafts/draft.ts";

const PROMOTION = { title: "I built an invoicing tool for freelancers", content: OWN_TEXT };

function past(at: string, known: Partial<PastPost> = {}): PastPost {
  const text = { title: CALM_TITLE, content: "Nothing of this has been said before." };
  const state = { isPosted: false, isPromotional: true };
  return { id: at, subredditId: "example", ...text, at: new Date(at), ...state, ...known };
}

function findMove(id: string, given: Assessed): { at: string; label: string } | null {
  const fix: Fix | null | undefined = findReason(assessBanRisk(makeInput(given)), id)?.fix;
  return fix?.kind === "reschedule" ? { at: fix.at.toISOString(), label: fix.label } : null;
}

describe("the time that a fix offers", () => {
  test("is no later than 14 days after the last post there", () => {
    const posts = [past("2026-11-07T15:20:40Z", { isPosted: true })];
    expect(findMove("same-community", { draft: PROMOTION, posts })).toEqual({
      at: "2026-11-21T17:00:00.000Z",
      label: "Move to Saturday, November 21",
    });
  });

  test("is named by the user's calendar", () => {
    const posts = [past("2026-11-07T22:20:00Z", { isPosted: true })];
    const at = new Date("2026-11-18T23:30:00Z");
    const timezone = "Europe/Berlin";
    expect(findMove("same-community", { draft: PROMOTION, posts, at, timezone })).toEqual({
      at: "2026-11-21T23:30:00.000Z",
      label: "Move to Sunday, November 22",
    });
  });

  test.each<[string, string, Assessed]>([
    ["similar text", "similar-soon", { posts: [past("2026-11-21T14:00:00Z", alike())] }],
    [
      "a young account",
      "min-account-age-days",
      { author: { karma: 900, accountAgeDays: 29 }, posts: [] },
    ],
    ["a post to the same community", "same-community", { posts: [past("2026-11-14T12:00:00Z")] }],
  ])("keeps to the community's day: %s", (_, id, given) => {
    const policy = makeCodedPolicy({
      "promotion-on-day": "saturday",
      "min-account-age-days": 30,
    });
    const at = new Date(id === "min-account-age-days" ? NOW : "2026-11-21T10:00:00Z");
    const move = findMove(id, { draft: PROMOTION, policy, at, ...given });
    expect(new Date(move?.at ?? 0).getUTCDay()).toBe(6);
    const input = makeInput({ draft: PROMOTION, policy, ...given, at: new Date(move?.at ?? 0) });
    const isTimely = /^(?:promotion-on-day|min-account-age-days|similar-soon|same-community)$/;
    const ids = assessBanRisk(input).reasons.map((reason) => reason.id);
    expect(ids.filter((each) => isTimely.test(each))).toEqual([]);
  });

  test.each(["Europe/Lisbon", "America/Los_Angeles", "Pacific/Auckland"])(
    "is on a day that a demand names, in UTC and in %s",
    (timezone) => {
      const source = { kind: "yours", asOf: "2026-11-16" } as const;
      const about = { of: "all", detail: null, countsComments: false } as const;
      const policy = makePolicy({
        demands: [
          { ...about, code: "day", value: "Saturday", days: [5], source, certainty: "sure" },
        ],
      });
      const at = new Date("2026-11-20T10:00:00Z");
      const risk = assessBanRisk(makeInput({ draft: PROMOTION, policy, at, timezone }));
      const fixes = risk.reasons.flatMap(({ fix }) => (fix?.kind === "reschedule" ? [fix] : []));
      expect(fixes.map((fix) => fix.at.getUTCDay())).toEqual([6]);
      expect(fixes[0]?.label).toMatch(/^Move to Saturday, /);
    },
  );

  test("has no seconds, which the editor would cut off", () => {
    const now = new Date("2026-11-17T10:11:12.345Z");
    const author = { karma: 900, accountAgeDays: 2 };
    const policy = makeCodedPolicy({ "min-account-age-days": 30 });
    const given = { policy, author, now, at: new Date("2026-11-18T09:08:07.006Z") };
    const move = findMove("min-account-age-days", given);
    expect(move?.at).toBe("2026-12-16T14:00:00.000Z");
    const later = new Date(now.getTime() + 600_000);
    const kept = makeInput({ ...given, now: later, at: new Date(move?.at ?? 0) });
    expect(findReason(assessBanRisk(kept), "min-account-age-days")).toBeUndefined();
  });

  test("is on either day where a community has two", () => {
    const policy = makeCodedPolicy({
      "promotion-on-day": "saturday",
      "showcase-on-day": "friday",
    });
    const move = findMove("stance", { draft: PROMOTION, policy, at: NOW });
    expect(move?.at).toBe("2026-11-20T10:00:00.000Z");
  });

  test("is not offered where there is none", () => {
    const posts = Array.from({ length: 60 }, (_, week) =>
      past(new Date(NOW.getTime() + week * 7 * DAY_MS).toISOString()),
    );
    const policy = makePolicy();
    expect(findMove("same-community", { draft: PROMOTION, policy, posts, at: NOW })).toBeNull();
  });
});

function alike(): Partial<PastPost> {
  return { subredditId: "other", ...PROMOTION };
}
