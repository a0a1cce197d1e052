export const STEPS = [1, 2, 3, 4] as const;
export type Step = (typeof STEPS)[number];

export const FIRST_STEP: Step = 1;
export const LAST_STEP: Step = 4;

export const STEP_TEXTS: Record<Step, { title: string; short: string; text?: string }> = {
  1: {
    title: "About you",
    short: "You",
    text: "Used in every check.",
  },
  2: {
    title: "Your project",
    short: "Project",
    text: "Skip what you don't know.",
  },
  3: { title: "Target audience", short: "Target audience" },
  4: {
    title: "Review",
    short: "Review",
    text: "You can change this later.",
  },
};

export const STEP_NAMES = STEPS.map((step) => STEP_TEXTS[step].short);

export function asStep(value: unknown): Step {
  return STEPS.find((step) => step === value) ?? FIRST_STEP;
}

export function stepAfter(step: Step): Step {
  return asStep(Math.min(step + 1, LAST_STEP));
}

export function stepBefore(step: Step): Step {
  return asStep(Math.max(step - 1, FIRST_STEP));
}
