import { ArrowRight, X } from "lucide-react";
import { GOALS, PROJECT_CATEGORIES } from "#engine/projects/project-options.ts";
import { Button } from "#web/components/ui/button.tsx";
import { Tooltip } from "#web/components/ui/tooltip.tsx";
import type { ProjectDraft, SubredditChoice } from "./project-draft.ts";
import {
  canGoOn,
  FIRST_STEP,
  LAST_STEP,
  nextStep,
  previousStep,
  SELECT_TO_CONTINUE,
  type Step,
} from "./steps.ts";
import { StepBar } from "#web/components/wizard/step-progress.tsx";
import { KeyHint, KeyHints } from "#web/components/shortcuts/key-hints.tsx";
import { SHORTCUTS } from "#web/components/shortcuts/shortcut-table.ts";
import type { ReactNode } from "react";
import { Card } from "#web/components/ui/card.tsx";
import { Link } from "react-router";
import { paths } from "#contract/pages/page-paths.ts";
import { keepPlace } from "#web/lib/kept/kept.ts";

type StepNavigationProps = {
  draft: ProjectDraft;
  isCreating: boolean;
  onGoTo: (step: Step) => void;
  onCreate: () => void;
};

export function StepNavigation({ draft, isCreating, onGoTo, onCreate }: StepNavigationProps) {
  const { step } = draft;
  const isLast = step === LAST_STEP;
  const onward = isLast ? (
    <Button isBusy={isCreating} disabled={!canGoOn(draft)} onClick={onCreate}>
      {isCreating ? "Creating..." : "Create Project"}
    </Button>
  ) : (
    <Button onClick={() => onGoTo(nextStep(step))}>
      Next
      <ArrowRight size={16} />
    </Button>
  );
  return (
    <StepBar
      isFirst={step === FIRST_STEP}
      onPrevious={() => onGoTo(previousStep(step))}
      hints={<ShortcutHints draft={draft} />}
      onward={
        canGoOn(draft) ? (
          onward
        ) : (
          // A disabled button hears no pointer, so what is around it speaks.
          <Tooltip text={SELECT_TO_CONTINUE}>
            <span>{onward}</span>
          </Tooltip>
        )
      }
    />
  );
}

const { rows } = SHORTCUTS.wizard;

const HELP: Record<Step, string | null> = {
  1: "describe",
  2: "detect",
  3: "detect",
  4: null,
  5: "recommend",
};

/** How many digits mean something. */
const DIGITS: Record<Step, (draft: ProjectDraft) => number> = {
  1: () => 0,
  2: () => PROJECT_CATEGORIES.length,
  3: () => 9,
  4: () => GOALS.length,
  5: ({ found }) => Math.min(9, found?.subreddits.length ?? 0),
};

export function hasHelp(step: Step): boolean {
  return HELP[step] !== null;
}

function ShortcutHints({ draft }: { draft: ProjectDraft }) {
  const { step } = draft;
  const help = HELP[step];
  const digits = DIGITS[step](draft);
  return (
    <KeyHints>
      <KeyHint of={[rows.onward]} text={step === 5 ? "create" : "next"} />
      <KeyHint of={[rows.previous, rows.next]} text="steps" />
      {help && <KeyHint of={[rows.help]} text={help} />}
      {digits > 0 && <KeyHint of={[rows.pick]} lastDigit={digits} text="pick" />}
    </KeyHints>
  );
}

export function ProjectSummary({ draft }: { draft: ProjectDraft }) {
  const subreddits = draft.selectedSubreddits.map(({ fullName }) => fullName);
  return (
    <Card title="Project Summary">
      <dl className="flex flex-col gap-4 text-base">
        <Line term="Name" value={draft.name.trim()} />
        <Line term="Category" value={draft.category} />
        <Line term="Target audience" value={draft.targetAudience.join(", ")} />
        <Line term="Goals" value={draft.goals.join(", ")} />
        <Line
          term="Selected subreddits"
          value={
            subreddits.length > 0 && <span className="font-mono">{subreddits.join(", ")}</span>
          }
          gap="On the next step"
        />
      </dl>
    </Card>
  );
}

function Line({ term, value, gap = "Not yet" }: { term: string; value: ReactNode; gap?: string }) {
  return (
    <div>
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="break-words">{value || <span className="text-muted">{gap}</span>}</dd>
    </div>
  );
}

type SelectedSubredditsProps = {
  selected: readonly SubredditChoice[];
  /** More recommended ones than the plan includes: what to do about it. */
  excess: string | null;
  /** Those that don't exist, or that we can't confirm. */
  invalidIds: readonly string[];
  onRemove: (subreddit: SubredditChoice) => void;
};

const INVALID_ID = "invalid-subreddits";

export function SelectedSubreddits({
  selected,
  excess,
  invalidIds,
  onRemove,
}: SelectedSubredditsProps) {
  const invalid = selected.filter(({ id }) => invalidIds.includes(id));
  if (selected.length === 0) {
    return (
      <p
        role="alert"
        className="rounded-card border border-line border-l-2 border-l-warn bg-surface px-5 py-4 text-base text-soft"
      >
        <strong className="font-medium text-ink">No subreddits selected</strong> - Please select at
        least one subreddit to continue. Choose from the AI recommendations above.
      </p>
    );
  }
  return (
    <section className="rounded-card border border-line bg-surface p-5">
      <h3 className="text-lg">Selected Subreddits ({selected.length})</h3>
      <ul className="mt-3 flex flex-wrap gap-2">
        {selected.map((subreddit) => (
          <li
            key={subreddit.id}
            className="inline-flex items-center rounded-control border border-line bg-paper pl-2.5 font-mono text-sm"
          >
            {subreddit.fullName}
            <button
              type="button"
              aria-label={`Remove ${subreddit.fullName}`}
              aria-describedby={invalidIds.includes(subreddit.id) ? INVALID_ID : undefined}
              onClick={() => onRemove(subreddit)}
              className="inline-flex size-8 cursor-pointer items-center justify-center rounded-control text-muted transition-colors hover:text-ink"
            >
              <X size={14} />
            </button>
          </li>
        ))}
      </ul>
      {invalid.length > 0 && (
        <p id={INVALID_ID} className="mt-3 text-sm text-fail">
          We couldn't confirm {invalid.map(({ fullName }) => fullName).join(", ")}. Check the
          spelling, or try again.
        </p>
      )}
      {excess && (
        <p role="alert" className="mt-4 border-l-2 border-l-warn pl-3 text-base text-soft">
          {excess}{" "}
          <Link
            to={paths.billing}
            onClick={() => keepPlace({ pathname: paths.newProject })}
            className="font-medium text-accent underline underline-offset-2"
          >
            See the plans
          </Link>
        </p>
      )}
    </section>
  );
}
