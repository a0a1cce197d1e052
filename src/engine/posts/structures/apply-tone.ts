import type { Voice } from "../voice/voice.ts";
import { may, type Plan, should } from "./slot.ts";

/** A greeting and thanks for a warm tone, the making of it for a technical one. */
export function applyTone(plan: Plan, { tone, isQuiet }: Voice): Plan {
  const { titles, paragraphs } = plan;
  if (tone === "warm") {
    const greeting = should(["Hi all.", "Hello everyone.", "Hi everyone."]);
    const thanks = may([
      "Thanks for reading.",
      "Thank you for your time.",
      "Thanks to anyone who answers.",
    ]);
    const [first = [], ...rest] = paragraphs;
    return { titles, paragraphs: [[greeting, ...first], ...rest, [thanks]] };
  }
  if (tone === "technical" && !isQuiet) {
    const making = should([
      "How it's built: {{the stack or the method}}.",
      "Under the hood: {{what it's made with}}.",
      "Technically, it's {{how it works, in one sentence}}.",
    ]);
    return { titles, paragraphs: paragraphs.toSpliced(-1, 0, [making]) };
  }
  return plan;
}
