import { expect, test } from "vitest";
import { describeBasis, markBasis } from "./describe-basis.ts";

test.each([
  [{ posts: 1000, asOf: "2026-08", isRough: false }, "1,000 posts, August 2026"],
  [{ posts: 15_929, asOf: "2025-10", isRough: false }, "15,929 posts, October 2025"],
  [{ posts: 50, asOf: "2025-09", isRough: true }, "only about 50 posts, September 2025"],
  [{ posts: 47, asOf: "2025-09", isRough: true }, "only about 50 posts, September 2025"],
  [{ posts: 163, asOf: "2026-08", isRough: true }, "only about 160 posts, August 2026"],
  [{ posts: 7, asOf: "2025-09", isRough: true }, "only 7 posts, September 2025"],
  [{ posts: 1, asOf: "2025-09", isRough: true }, "only 1 post, September 2025"],
  [{ posts: 0, asOf: "2025-09", isRough: true }, "No posts counted yet"],
  [null, "No posts counted yet"],
])("%o reads %s", (basis, read) => {
  expect(describeBasis(basis)).toBe(read);
});

test.each([
  [{ posts: 50, asOf: "2025-09" }, "n=50 · Sep 2025"],
  [{ posts: 15_929, asOf: "2026-05" }, "n=15,929 · May 2026"],
  [{ posts: 1, asOf: "2026-11-15" }, "n=1 · Nov 15, 2026"],
])("%o is marked %s", (basis, mark) => {
  expect(markBasis(basis)).toBe(mark);
});
