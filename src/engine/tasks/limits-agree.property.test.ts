import {
  array,
  assert,
  boolean,
  constantFrom,
  integer,
  option,
  property,
  record,
} from "fast-check";
import { expect, inject, test } from "vitest";
import { measureBudget } from "#engine/budget/measure-budget.ts";
import { findLocalDay } from "#engine/clock/local-day.ts";
import { DAY_MS, HOUR_MS } from "#engine/clock/time-units.ts";
import { openLedger } from "#engine/ledger/open-ledger.ts";
import { wordBecause } from "#engine/ledger/word-ledger.ts";
import { inDays, makeCommunity, makePost, NOW } from "#engine/ledger/testing/make-account.ts";
import { wordRate } from "#engine/policy/promotion-limits.ts";
import { assessBanRisk } from "#engine/risk/assess-ban-risk.ts";
import { findReason, makeInput, OWN_TEXT } from "#engine/risk/testing/assess-draft.ts";
import { listGoodSlots } from "#engine/slots/list-good-slots.ts";
import { findOpenDay, planSlot } from "#engine/slots/plan-slot.ts";
import { listAllTasks } from "./list-tasks.ts";
import { makePost as makeTaskPost, makeState } from "./testing/make-state.ts";

/** What a rule and a history can be; days go by hours, so that two are seldom at one moment. */
const worlds = record({
  days: option(constantFrom(0.5, 1, 7, 14, 30, 60, 70, 90), { nil: null }),
  countsComments: boolean(),
  posts: array(
    record({
      hours: integer({ min: -2400, max: 2400 }),
      isPromotional: boolean(),
      isHere: boolean(),
      isOtherProject: boolean(),
    }),
    { maxLength: 8 },
  ),
  comments: array(record({ hours: integer({ min: -2000, max: 0 }), isPromotional: boolean() }), {
    maxLength: 4,
  }),
  /** The moment that somebody chose for a draft. */
  chosenHours: integer({ min: 0, max: 2400 }),
});

const RUNS = inject("isNightly") ? 2000 : 150;
const PROMOTER = { kinds: ["software"] as const, projectId: "p1" };

test("writing, calendar, tasks, budget, verdict and card agree on when the next is due", () => {
  assert(
    property(worlds, ({ days, countsComments, ...history }) => {
      const policy =
        days === null ? makeCommunity() : makeCommunity({ value: days, countsComments });
      const gapDays = days ?? 14;
      const posts = history.posts.map((post, index) =>
        makePost(post.hours / 24, {
          id: `${index}`,
          isPromotional: post.isPromotional,
          subredditId: post.isHere ? "saas" : "startups",
          projectId: post.isOtherProject ? "p2" : "p1",
        }),
      );
      const comments = history.comments.map(({ hours, isPromotional }) => ({
        subredditId: "saas",
        at: inDays(hours / 24),
        isPromotional,
      }));
      const account = { policy, promoter: PROMOTER, posts, comments, now: NOW };

      // Worked out by hand, without the ledger.
      const counted = [
        ...posts.filter((post) => post.subredditId === "saas" && post.isPromotional),
        ...(days !== null && countsComments
          ? comments
              .filter(({ isPromotional }) => isPromotional)
              .map(({ at }) => ({ at, isPosted: true }))
          : []),
      ].map(({ at, isPosted }) => ({ time: at?.getTime() ?? 0, isPosted }));
      const isFree = (time: number, all = counted) =>
        all.every((each) => Math.abs(each.time - time) >= gapDays * DAY_MS);
      const dueBy = (all: typeof counted) =>
        [NOW.getTime(), ...all.map(({ time }) => time + gapDays * DAY_MS)]
          .filter((time) => time >= NOW.getTime() && isFree(time, all))
          .reduce((a, b) => Math.min(a, b), Infinity);
      const due = dueBy(counted);
      const dueByMade = dueBy(counted.filter(({ isPosted }) => isPosted));

      const text = { title: "A title", content: OWN_TEXT };
      const slot = planSlot({
        ...account,
        taken: posts,
        activity: null,
        timezone: "UTC",
        text,
        isPromotional: true,
      });
      expect(slot.at.getTime()).toBeGreaterThanOrEqual(due);
      expect(isFree(slot.at.getTime())).toBe(true);

      const rests = slot.ledger.counts.map(({ at, gapMs }) => ({
        from: new Date(at.getTime() - gapMs),
        to: new Date(at.getTime() + gapMs),
      }));
      const good = listGoodSlots({
        communities: [
          {
            subredditId: "saas",
            fullName: "r/SaaS",
            hours: [14],
            dueAt: slot.ledger.nextDue,
            rests,
            openDay: findOpenDay(null, true),
          },
        ],
        taken: [],
        from: NOW,
        to: inDays(200),
        now: NOW,
        timezone: "UTC",
        most: 5,
      });
      for (const { at } of good) expect(isFree(at.getTime()) && at.getTime() >= due).toBe(true);

      const budget = measureBudget({ ...account, timezone: "UTC" });
      expect(budget.restsUntil?.getTime() ?? NOW.getTime()).toBe(dueByMade);

      const made = posts.filter(({ isPosted }) => isPosted);
      const ledger = openLedger({ ...account, posts: made, isPromotional: true });
      const because = wordBecause(ledger, { fullName: "r/SaaS", timezone: "UTC" });
      const today = makeTaskPost({
        scheduledFor: new Date(NOW.getTime() + HOUR_MS),
        isPromotional: true,
        due: ledger.nextDue && because ? { at: ledger.nextDue, because } : null,
      });
      const tasks = listAllTasks(makeState({ now: NOW, timezone: "UTC", posts: [today] }));
      const isAskedToPost = tasks.some(({ kind }) => kind === "post");
      expect(isAskedToPost).toBe(dueByMade < findLocalDay(NOW, "UTC").endsAt.getTime());
      expect(tasks.some(({ kind }) => kind === "move")).toBe(!isAskedToPost);

      const at = inDays(history.chosenHours / 24);
      const risk = assessBanRisk(
        makeInput({
          draft: text,
          policy,
          posts,
          comments,
          at,
          now: NOW,
          promoter: { kinds: ["software"], projectId: "p1" },
        }),
      );
      expect(findReason(risk, "same-community") === undefined).toBe(isFree(at.getTime()));

      expect(policy.postingFrequency).toContain(wordRate(gapDays));
    }),
    { numRuns: RUNS },
  );
});
