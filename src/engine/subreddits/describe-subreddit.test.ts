import { expect, test } from "vitest";
import { describeSubreddit } from "./describe-subreddit.ts";
import { makeFacts } from "./testing/make-facts.ts";

test("with nothing known it says so, in 30 to 220 characters", () => {
  for (const name of ["aa", "SomeTown", "x_y_z", "abcdefghijklmnopqrstu"]) {
    const text = describeSubreddit(makeFacts({ name }));
    expect(text).toMatch(/name/);
    expect(text.length).toBeGreaterThanOrEqual(30);
    expect(text.length).toBeLessThanOrEqual(220);
  }
});
