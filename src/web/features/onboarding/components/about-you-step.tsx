import { TextField } from "#web/components/ui/text-field.tsx";
import { parseNumber } from "../parse-number.ts";
import type { StepProps } from "./onboarding-step.tsx";
import { StepColumns } from "./step-columns.tsx";

const ASIDE = [
  "Both stand on your Reddit profile. The age counts from your cake day: a year is 365 days.",
  "A rough number helps already. Without one, such rules stay 'not checked' in every verdict.",
  "Foothold never asks for your Reddit password.",
];

export function AboutYouStep({ form: { answers, faults, change } }: StepProps) {
  return (
    <StepColumns asideTitle="Where to find them" aside={ASIDE}>
      <TextField
        label="Your Name"
        name="name"
        autoComplete="name"
        value={answers.name}
        onChange={({ target }) => change({ name: target.value })}
        error={faults.name}
        hint="Optional. Only you see it."
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          label="Reddit Karma"
          name="reddit-karma"
          inputMode="numeric"
          autoComplete="off"
          placeholder="0"
          value={answers.redditKarma}
          onChange={({ target }) => change({ redditKarma: target.value })}
          error={faults.redditKarma}
          hint={hintNumber(answers.redditKarma, "Posts and comments together.")}
        />
        <TextField
          label="Reddit Account Age (days)"
          name="reddit-account-age"
          inputMode="numeric"
          autoComplete="off"
          placeholder="0"
          value={answers.redditAccountAge}
          onChange={({ target }) => change({ redditAccountAge: target.value })}
          error={faults.redditAccountAge}
          hint={hintNumber(answers.redditAccountAge, "We count on from today.")}
        />
      </div>
    </StepColumns>
  );
}

function hintNumber(typed: string, hint: string): string {
  const isOdd = typed.trim() !== "" && !parseNumber(typed).isTold;
  return isOdd ? "This is not a number, so it counts as 0." : hint;
}
