import { TextField } from "#web/components/ui/text-field.tsx";
import { parseNumber } from "../parse-number.ts";
import type { StepProps } from "./onboarding-step.tsx";

export function AboutYouStep({ form: { answers, faults, change } }: StepProps) {
  return (
    <div className="flex max-w-2xl flex-col gap-6">
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
          hint={hintNumber(answers.redditKarma, "It stands on your Reddit profile.")}
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
          hint={hintNumber(answers.redditAccountAge, "A year is 365. We count on from today.")}
        />
      </div>
    </div>
  );
}

function hintNumber(typed: string, hint: string): string {
  const isOdd = typed.trim() !== "" && !parseNumber(typed).isTold;
  return isOdd ? "This is not a number, so it counts as 0." : hint;
}
