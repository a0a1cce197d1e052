import { expect, test } from "vitest";
import { isConnectionLoss } from "./connection-loss.ts";

const failure = (message: string, code?: string, cause?: Error) =>
  Object.assign(new Error(message, { cause }), { code });

test.each([
  ["a refused connection", failure("connect ECONNREFUSED", "ECONNREFUSED"), true],
  [
    "the same below two wrappers",
    failure("a", "X", failure("b", "Y", failure("c", "57P01"))),
    true,
  ],
  ["a pooler's word for it", failure("server closed the connection", "08P01"), true],
  ["a statement that was given up", failure("canceling statement", "57014"), true],
  ["the queue's listener", failure("LISTEN/NOTIFY heartbeat timed out after 10000ms"), true],
  ["a deadlock", failure("deadlock detected", "40P01"), false],
  ["a value that is there already", failure("duplicate key", "23505"), false],
  ["nothing", undefined, false],
])("%s", (_case, error, expected) => {
  expect(isConnectionLoss(error)).toBe(expected);
});
