import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import type { Project } from "#contract/project.ts";
import { countAnswered, QUESTIONS } from "../../interview/questions.ts";
import { classNames } from "#web/lib/class-names.ts";
import { AnswerField } from "./answer-field.tsx";

/** Five optional questions; a draft states only what they, or the project itself, were told. */
export function FounderInterview({ project }: { project: Project }) {
  const answered = countAnswered(project.founderFacts);
  const [isOpen, setOpen] = useState(answered === 0);
  const panelId = useId();
  return (
    <section className="rounded-card border border-line bg-surface p-5 sm:p-6">
      <h2 className="text-lg">
        <button
          // Where a task leads: the browser focuses what a fragment names.
          id="interview"
          type="button"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setOpen(!isOpen)}
          className="-m-2 flex scroll-mt-10 w-[calc(100%+1rem)] cursor-pointer items-center justify-between gap-4 rounded-control p-2 text-left hover:bg-hover"
        >
          Founder interview
          <ChevronDown
            size={18}
            aria-hidden="true"
            className={classNames("shrink-0 transition-transform", isOpen && "rotate-180")}
          />
        </button>
      </h2>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <p className="max-w-prose text-base text-soft">
          Posts state only what you told us. What is missing stays a blank for you to fill in.
        </p>
        <Answered count={answered} />
      </div>
      <div
        id={panelId}
        hidden={!isOpen}
        className={classNames(
          "mt-6 gap-x-8 gap-y-4 md:grid-cols-2 xl:grid-cols-3",
          isOpen && "grid",
        )}
      >
        {QUESTIONS.map((question) => (
          <AnswerField key={question.name} project={project} question={question} />
        ))}
      </div>
    </section>
  );
}

function Answered({ count }: { count: number }) {
  return (
    <div className="flex items-center gap-3">
      <span aria-hidden="true" className="flex gap-1">
        {QUESTIONS.map(({ name }, index) => (
          <span
            key={name}
            className={classNames(
              "h-1.5 w-6 rounded-full transition-colors",
              index < count ? "bg-accent" : "bg-line",
            )}
          />
        ))}
      </span>
      <p className="font-mono text-xs text-muted">
        {count} of {QUESTIONS.length} answered
      </p>
    </div>
  );
}
