import { expect, test } from "vitest";
import { formatLogLine, serialiseError } from "./create-logger.ts";
import { DrizzleQueryError } from "drizzle-orm/errors";

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

test("the parameters of a failed query stay out of the log", () => {
  const cause = Object.assign(new Error("connection lost"), { code: "ECONNRESET" });
  const error = new DrizzleQueryError("select $1", ["hunter2\nmore hunter2"], cause);
  const serialised = serialiseError(error);
  expect(JSON.stringify(serialised)).not.toContain("hunter2");
  expect(serialised).toMatchObject({
    message: "Failed query: select $1",
    cause: { message: "connection lost", code: "ECONNRESET" },
  });
  expect(serialised.stack).toContain("    at ");
});

test("what is no error is still logged", () => {
  expect(serialiseError("odd")).toMatchObject({ type: "string", message: "odd" });
});

test("a gateway's reason is told, and what only looks like an error as one", () => {
  const error = Object.assign(new Error("no answer"), { reason: "ECONNREFUSED" });
  expect(serialiseError(error)).toMatchObject({ message: "no answer", reason: "ECONNREFUSED" });
  const copy = { message: "terminated", stack: "at x", code: "57P01", queue: "send-notice" };
  expect(serialiseError(copy)).toEqual({
    type: "Error",
    message: "terminated",
    code: "57P01",
    stack: "at x",
  });
});
