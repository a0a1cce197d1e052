/** Words that stand from the first to the last moment, that a step strikes out, or that it puts in. */
export type ScriptPart = string | { cut: string; step: number } | { add: string; step: number };

export type Script = {
  title: readonly ScriptPart[];
  paragraphs: readonly (readonly ScriptPart[])[];
  flair: { add: string; step: number };
  /** What was done at each step, in a few words. */
  steps: readonly string[];
};

/** A draft that meets the checker, and the four changes that settle it. */
export const SCRIPT: Script = {
  title: [
    "I built a ",
    { cut: "game-changing ", step: 1 },
    "planner for small climbing gyms",
    { cut: "!!!", step: 1 },
  ],
  paragraphs: [
    [
      "For two years I kept our gym's bookings in a spreadsheet. Then one Saturday we let in twelve people too many.",
    ],
    [
      "So I built Chalkline. It counts mats, not seats, and it ",
      { cut: "seamlessly ", step: 4 },
      "moves old bookings over.",
    ],
    [
      { cut: "Sign up at https://chalkline.example/?ref=reddit today!", step: 2 },
      { add: " What would you miss in it?", step: 2 },
    ],
  ],
  flair: { add: "Show and tell", step: 3 },
  steps: [
    "Banned word gone, title calmer.",
    "A question replaces the referral link.",
    "A flair is chosen.",
    "No marketing words left.",
  ],
};

/** A community that does not exist. */
export const EXAMPLE_NAME = "r/yourcommunity";
