import type { ReactNode } from "react";
import { Button } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { STEP_TEXTS, type Step } from "#web/features/onboarding/steps.ts";
import type { StepProps } from "#web/features/onboarding/use-onboarding-form.ts";
import { completeUrl } from "#engine/projects/project-options.ts";
import { formatCount } from "#engine/text/format.ts";
import { parseNumber } from "#web/features/onboarding/answers.ts";

export function ReviewStep({ form: { answers, goTo } }: StepProps) {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-3">
      <Part step={1} onChange={goTo}>
        <Line term="Name" value={answers.name.trim()} />
        <Line term="Reddit karma" value={wordNumber(answers.redditKarma)} />
        <Line term="Account age in days" value={wordNumber(answers.redditAccountAge)} />
      </Part>
      <Part step={2} onChange={goTo}>
        <Line term="Project name" value={answers.projectName.trim()} />
        <Line term="Description" value={answers.projectDescription.trim()} />
        <Line term="URL" value={completeUrl(answers.projectUrl)} />
      </Part>
      <Part step={3} onChange={goTo}>
        <Line term="It is for" value={answers.targetAudience.join(", ")} />
      </Part>
    </div>
  );
}

type PartProps = { step: Step; onChange: (step: Step) => void; children: ReactNode };

function Part({ step, onChange, children }: PartProps) {
  const { title } = STEP_TEXTS[step];
  return (
    <Card
      title={title}
      action={
        <Button
          tone="ghost"
          size="sm"
          className="-mr-3"
          aria-label={`Change: ${title}`}
          onClick={() => onChange(step)}
        >
          Change
        </Button>
      }
    >
      <dl className="flex flex-col gap-4 text-base">{children}</dl>
    </Card>
  );
}

function Line({ term, value }: { term: string; value: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="break-words whitespace-pre-line">
        {value || <span className="text-muted">Not filled in</span>}
      </dd>
    </div>
  );
}

/** Nothing typed is not nought: no gate is checked against it. */
function wordNumber(typed: string): ReactNode {
  const { value, isTold } = parseNumber(typed);
  if (isTold) return <span className="font-mono">{formatCount(value)}</span>;
  return <span className="text-muted">Not provided</span>;
}

type StepColumnsProps = {
  children: ReactNode;
  aside?: { title: string; texts: readonly string[] };
};

/** The questions, with what they are for beside them. */
export function StepColumns({ children, aside }: StepColumnsProps) {
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]">
      <div className="flex flex-col gap-6">{children}</div>
      {aside && (
        <section className="rounded-card border border-line bg-surface p-5 sm:p-6">
          <h3 className="text-md">{aside.title}</h3>
          {aside.texts.map((text) => (
            <p key={text} className="mt-2 text-base text-soft">
              {text}
            </p>
          ))}
        </section>
      )}
    </div>
  );
}
