import { classNames } from "#web/lib/class-names.ts";

type YesOrNoProps = {
  id: string;
  /** What is asked, for whoever hears the buttons alone. */
  question: string;
  answer: boolean | null;
  /** Left out where an answer could not be kept. */
  onAnswer: ((answer: boolean | null) => void) | undefined;
};

const CHOICES = [
  { answer: true, word: "Yes" },
  { answer: false, word: "No" },
] as const;

/** What only the author can tell; the chosen answer, pressed again, is taken back. */
export function YesOrNo({ id, question, answer, onAnswer }: YesOrNoProps) {
  if (!onAnswer) return null;
  return (
    <fieldset id={id} aria-label={question} className="mt-3 flex gap-2">
      {CHOICES.map((choice) => {
        const isChosen = answer === choice.answer;
        return (
          <button
            key={choice.word}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onAnswer(isChosen ? null : choice.answer)}
            className={classNames(
              "inline-flex h-8 min-w-14 cursor-pointer items-center justify-center rounded-control border px-3 text-sm font-medium transition-colors",
              isChosen
                ? "border-accent bg-accent-soft text-accent"
                : "border-edge bg-surface text-ink hover:border-muted",
            )}
          >
            {choice.word}
          </button>
        );
      })}
    </fieldset>
  );
}
