import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { measureComments, readOneOfEachKind, readThreads } from "./measure-comments.ts";

const own = (name: string) => fileURLToPath(new URL(`../../eval/${name}`, import.meta.url));

// What was measured on threads that no threshold was chosen by, less a little.
test("threads that were held back find their need and their answer as often as they did", async () => {
  const threads = readThreads(own("comments.jsonl")).filter(({ half }) => half === "held");
  const judged = await measureComments(threads, readOneOfEachKind(own("posts/founders.jsonl")));
  const picks = judged.flatMap((each) => each.picks);
  const sure = picks.filter(({ isSure }) => isSure);
  const declined = picks.filter(({ right, pick }) => right === null && pick === null);
  expect(judged.filter(({ need, needs }) => needs.includes(need)).length).toBeGreaterThanOrEqual(
    19,
  );
  expect(sure.filter(({ right }) => right !== null).length / sure.length).toBeGreaterThanOrEqual(
    0.85,
  );
  expect(
    picks.filter(({ right, pick }) => right !== null && right === pick).length,
  ).toBeGreaterThanOrEqual(10);
  expect(declined.length).toBeGreaterThanOrEqual(158);
});
