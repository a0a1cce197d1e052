import { KIND_NAMES } from "#engine/interview/project-kind.ts";
import type { ProjectDraft } from "#web/features/new-project/wizard/project-draft.ts";
import type { Step } from "#web/features/new-project/wizard/steps.ts";

type AnswerChipsProps = { draft: ProjectDraft; onGoTo: (step: Step) => void };

/** All that was answered or understood so far; each leads to its step. */
export function AnswerChips({ draft, onGoTo }: AnswerChipsProps) {
  const { name, kind, category, targetAudience, goals } = draft;
  const chips: [what: string, step: Step, text: string | null][] = [
    ["name", 1, name.trim()],
    ["kind", 2, kind && KIND_NAMES[kind]],
    ["category", 2, category],
    ["target audience", 3, targetAudience.join(", ")],
    ["goals", 4, goals.join(", ")],
  ];
  const filled = chips.filter(([, , text]) => text);
  if (filled.length === 0) return null;
  return (
    <ul aria-label="Your answers" className="flex flex-wrap gap-2">
      {filled.map(([what, step, text]) => (
        <li key={what} className="min-w-0">
          <button
            type="button"
            aria-label={`Change the ${what}: ${text}`}
            onClick={() => onGoTo(step)}
            className="min-h-8 max-w-full cursor-pointer truncate rounded-full border border-line bg-surface px-3 text-sm text-soft transition-colors hover:border-edge hover:text-ink"
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}
