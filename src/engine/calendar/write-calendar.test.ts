import { expect, test } from "vitest";
import { type CalendarEvent, writeCalendar } from "./write-calendar.ts";

const event = (changes: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: "post-1@foothold",
  startsAt: new Date("2026-11-15T14:00:00.000Z"),
  lengthMinutes: 30,
  summary: "Post to r/SaaS",
  description: "From Foothold",
  url: "https://foothold.test/projects/1?post=1",
  changedAt: new Date("2026-11-14T09:30:15.123Z"),
  ...changes,
});

const unfold = (calendar: string) => calendar.replaceAll("\r\n ", "");
const valueOf = (name: string, changes: Partial<CalendarEvent>) =>
  new RegExp(`^${name}:(.*)\\r$`, "m").exec(unfold(writeCalendar([event(changes)], "Posts")))?.[1];

test("an event is written line by line", () => {
  expect(writeCalendar([event()], "Posts").split("\r\n")).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Foothold//Posts//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "X-WR-CALNAME:Posts",
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    "X-PUBLISHED-TTL:PT1H",
    "BEGIN:VEVENT",
    "UID:post-1@foothold",
    "DTSTAMP:20261114T093015Z",
    "LAST-MODIFIED:20261114T093015Z",
    "DTSTART:20261115T140000Z",
    "DTEND:20261115T143000Z",
    "SUMMARY:Post to r/SaaS",
    "DESCRIPTION:From Foothold",
    "URL:https://foothold.test/projects/1?post=1",
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

test.each([
  ["commas, semicolons and slashes", "a, b; c\\d", "a\\, b\\; c\\\\d"],
  ["line breaks of every kind", "a\r\nb\nc\rd", "a\\nb\\nc\\nd"],
  ["what would begin a line of its own", "a\r\nBEGIN:VALARM", "a\\nBEGIN:VALARM"],
  ["control characters", "a\u0007b\u0085c", "a b c"],
  ["half a sign", "a\ud83e", "a\ufffd"],
  ["colons and quotes, which need nothing", 'a: "b"', 'a: "b"'],
])("%s", (_case, summary, written) => {
  expect(valueOf("SUMMARY", { summary })).toBe(written);
});

test.each([
  ["ASCII", "x".repeat(300)],
  ["two octets", "ü".repeat(300)],
  ["three octets", "日本語".repeat(100)],
  ["four octets", "🧗".repeat(300)],
  ["right to left", "שלום עולם ".repeat(40).trim()],
])("lines of %s are folded at 75 octets and read back whole", (_case, summary) => {
  const calendar = writeCalendar([event({ summary })], "Posts");
  for (const line of calendar.split("\r\n")) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line.isWellFormed()).toBe(true);
  }
  expect(valueOf("SUMMARY", { summary })).toBe(summary);
});

test("no post is no event", () => {
  expect(writeCalendar([], "Posts")).not.toContain("VEVENT");
});

test("what is not subscribed to has no name and is not asked for again", () => {
  expect(writeCalendar([event()])).not.toMatch(/X-WR-CALNAME|REFRESH|TTL/);
});
