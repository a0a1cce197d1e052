import { expect, test } from "vitest";
import { formatLogLine } from "./format-log-line.ts";

const base = { level: 30, time: new Date(2026, 10, 15, 9, 41, 7).getTime(), msg: "answered" };

test.each([
  [{ ...base }, "09:41:07 info  answered\n"],
  [
    { ...base, path: "/api/health", status: 200, reqId: "3f2a9c10-aaaa" },
    "09:41:07 info  answered path=/api/health status=200 [3f2a9c10]\n",
  ],
  [
    { ...base, level: 50, err: { stack: "Error: no\n  at x" } },
    "09:41:07 ERROR answered\nError: no\n  at x\n",
  ],
  [
    { ...base, level: 50, err: { stack: "Error: query", cause: { stack: "Error: why" } } },
    "09:41:07 ERROR answered\nError: query\ncaused by: Error: why\n",
  ],
  [
    { ...base, level: 50, err: { stack: "RedditError: no\n  at x", reason: "ECONNREFUSED" } },
    "09:41:07 ERROR answered\nRedditError: no (ECONNREFUSED)\n  at x\n",
  ],
])("%o reads well", (record, text) => {
  expect(formatLogLine(JSON.stringify(record))).toBe(text);
});

test("a line that is no record stays as it is", () => {
  expect(formatLogLine("plain\n")).toBe("plain\n");
});
