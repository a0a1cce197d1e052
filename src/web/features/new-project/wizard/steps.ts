export const STEPS = [1, 2, 3, 4, 5] as const;
export type Step = (typeof STEPS)[number];

export const FIRST_STEP: Step = 1;
export const LAST_STEP: Step = 5;

/** A title says what to do; only the first step has more to say. */
export const STEP_TEXTS: Record<Step, { title: string; short: string; text?: string }> = {
  1: {
    title: "What's your project?",
    short: "Project",
    text: "Its address fills in the rest.",
  },
  2: { title: "Category", short: "Category" },
  3: { title: "Target audience", short: "Target audience" },
  4: { title: "Goals", short: "Goals" },
  5: { title: "Choose your target subreddits", short: "Subreddits" },
};

export const STEP_NAMES = STEPS.map((step) => STEP_TEXTS[step].short);

export const SELECT_TO_CONTINUE = "Select at least one subreddit to continue";

export function isStep(value: unknown): value is Step {
  return STEPS.some((step) => step === value);
}

export function nextStep(step: Step): Step {
  return isStep(step + 1) ? ((step + 1) as Step) : step;
}

export function previousStep(step: Step): Step {
  return isStep(step - 1) ? ((step - 1) as Step) : step;
}

/** Steps one to four can be left with gaps: they can be filled later. */
export function canGoOn({
  step,
  selectedSubreddits,
}: {
  step: Step;
  selectedSubreddits: readonly unknown[];
}): boolean {
  return step !== LAST_STEP || selectedSubreddits.length > 0;
}

/** What each step is for; goals may be left open. */
type Filled = {
  step: Step;
  name: string;
  description: string;
  category: string | null;
  targetAudience: readonly unknown[];
  selectedSubreddits: readonly unknown[];
};

const isDone: Record<Step, (draft: Filled) => boolean> = {
  1: ({ name, description }) => name.trim() !== "" && description.trim() !== "",
  2: ({ category }) => category !== null,
  3: ({ targetAudience }) => targetAudience.length > 0,
  4: () => true,
  5: ({ selectedSubreddits }) => selectedSubreddits.length > 0,
};

/**
 * How much is filled in up to the step one is on, which counts as one works on it: a step that was
 * passed with a gap does not count, and 100% is only what can be created.
 */
export function percentComplete(draft: Filled): number {
  const counts = (step: Step) =>
    step === draft.step && step !== LAST_STEP ? true : step <= draft.step && isDone[step](draft);
  return (STEPS.filter(counts).length / STEPS.length) * 100;
}
