import { expect, test } from "vitest";
import { keepFound, keepOfEach } from "./keep-found.ts";

test("is worked out once for each object", () => {
  let count = 0;
  const read = keepFound(({ name }: { name: string }) => `${name} ${(count += 1)}`);
  const [one, other] = [{ name: "a" }, { name: "a" }];
  expect([read(one), read(other), read(one)]).toEqual(["a 1", "a 2", "a 1"]);
});

test("of a part it is another beside another whole", () => {
  const join = keepOfEach(
    (whole: { name: string }, part: { name: string }) => whole.name + part.name,
  );
  const part = { name: "x" };
  expect([join({ name: "a" }, part), join({ name: "b" }, part)]).toEqual(["ax", "bx"]);
});
