import { expect, test } from "vitest";
import type { GeneratedPost } from "#contract/post.ts";
import { planHours } from "./plan-hours.ts";

const hours = (minutes: string) =>
  Array.from({ length: 24 }, (_, hour) => {
    const name = `${String(hour).padStart(2, "0")}:${minutes}`;
    return { name, short: name, minute: Number(minutes) };
  });
const counts = Array.from({ length: 24 }, (_, hour) => (hour === 9 ? 5 : hour === 14 ? 8 : 0));
const saas = {
  id: "saas",
  label: "r/SaaS",
  place: 0,
  counts,
  isRough: false,
  basis: "",
  mark: "",
  busiest: [14, 9],
};
const post = (scheduledFor: string, status = "scheduled", subredditId = "saas") =>
  ({ subredditId, status, scheduledFor }) as GeneratedPost;

test.each<[string, string, string, GeneratedPost[], number[]]>([
  ["by the user's clock", "00", "Europe/Berlin", [post("2026-11-20T13:30:00Z")], [14]],
  ["in a zone with half hours", "30", "Asia/Kolkata", [post("2026-11-20T09:05:00Z")], [14]],
  ["before the first slot", "30", "Asia/Kolkata", [post("2026-11-20T18:40:00Z")], [23]],
  ["no drafts", "00", "UTC", [post("2026-11-20T13:30:00Z", "draft")], []],
  ["none elsewhere", "00", "UTC", [post("2026-11-20T13:30:00Z", "scheduled", "b")], []],
])("planned posts %s", (_case, minutes, timezone, posts, slots) => {
  const [row] = planHours(
    { slots: hours(minutes), series: [saas], uncounted: [], peak: 14 },
    posts,
    timezone,
  );
  expect(row?.planned.flatMap((count, slot) => (count > 0 ? [slot] : []))).toEqual(slots);
});
