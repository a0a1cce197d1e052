import { expect, test } from "vitest";
import { inClockOrder, rotateToLocal, toLocalTime, utcOffsetMinutes } from "./local-hours.ts";

const winter = new Date("2026-01-15T12:00:00Z");
const summer = new Date("2026-07-15T12:00:00Z");

test.each([
  ["UTC", winter, 0],
  ["Europe/Berlin", winter, 60],
  ["Europe/Berlin", summer, 120],
  ["America/New_York", winter, -300],
  ["America/New_York", summer, -240],
  ["America/St_Johns", winter, -210],
  ["Asia/Kolkata", summer, 330],
  ["Asia/Kathmandu", summer, 345],
  ["Australia/Lord_Howe", summer, 630],
  ["Pacific/Kiritimati", winter, 840],
] as const)("%s at %o is %i minutes ahead", (timezone, at, minutes) => {
  expect(utcOffsetMinutes(timezone, at)).toBe(minutes);
});

test("summer time begins at its moment", () => {
  const before = new Date("2026-03-29T00:59:59Z");
  const after = new Date("2026-03-29T01:00:00Z");
  expect(utcOffsetMinutes("Europe/Berlin", before)).toBe(60);
  expect(utcOffsetMinutes("Europe/Berlin", after)).toBe(120);
});

test.each([
  [12, 330, "17:30"],
  [0, 0, "00:00"],
  [23, 120, "01:00"],
  [2, -300, "21:00"],
  [0, -210, "20:30"],
  [18, 345, "23:45"],
])("%i:00 UTC with %i minutes reads %s", (utcHour, offsetMinutes, time) => {
  expect(toLocalTime(utcHour, offsetMinutes)).toBe(time);
});

test.each([
  ["UTC", 0, "00:00", 0, "23:00", 23],
  ["two hours ahead", 120, "00:00", 22, "23:00", 21],
  ["five hours behind", -300, "00:00", 5, "23:00", 4],
  ["half an hour off", 330, "00:30", 19, "23:30", 18],
])("the local day %s", (_, offsetMinutes, firstTime, firstHour, lastTime, lastHour) => {
  const hours = Array.from({ length: 24 }, (__, hour) => hour);
  const local = rotateToLocal(hours, offsetMinutes);
  expect(local).toHaveLength(24);
  expect(local[0]).toEqual({ time: firstTime, posts: firstHour });
  expect(local[23]).toEqual({ time: lastTime, posts: lastHour });
});

test.each([
  [[], []],
  [[7], [7]],
  [
    [14, 9, 13],
    [9, 13, 14],
  ],
  [
    [1, 23, 0],
    [23, 0, 1],
  ],
  [
    [22, 4],
    [22, 4],
  ],
])("%o is listed as %o", (hours, listed) => {
  expect(inClockOrder(hours)).toEqual(listed);
});
