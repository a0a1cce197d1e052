import { DrizzleQueryError } from "drizzle-orm/errors";
import { expect, test } from "vitest";
import { serialiseError } from "./serialise-error.ts";

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
