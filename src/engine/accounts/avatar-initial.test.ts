import { expect, test } from "vitest";
import { avatarInitial } from "./avatar-initial.ts";

test.each([
  [{ name: "ada", email: "x@example.com" }, "A"],
  [{ name: null, email: "grace@example.com" }, "G"],
  [{ name: "   ", email: "grace@example.com" }, "G"],
  [{ name: "Émile", email: "x@example.com" }, "É"],
  [{ name: "🧗 Climber", email: "x@example.com" }, "🧗"],
])("%o shows %s", (user, initial) => {
  expect(avatarInitial(user)).toBe(initial);
});
