import { Spinner } from "#web/components/ui/spinner.tsx";
import { Check } from "lucide-react";
import { classNames } from "#web/lib/class-names.ts";
import { PHASES } from "./phases.ts";

export function PhaseList({ phase, isOver }: { phase: number; isOver: boolean }) {
  // The last phase goes on while the server still works.
  const current = Math.min(phase, PHASES.length - 1);
  return (
    <>
      <ol className="mt-5 flex flex-col gap-2.5">
        {PHASES.map(({ text }, place) => (
          <li
            key={text}
            className={classNames(
              "flex items-center gap-3 text-base",
              place > current ? "text-muted" : "text-ink",
            )}
          >
            <span className="grid size-4 place-items-center text-accent">
              {place < current || isOver ? <Check size={16} aria-label="Done" /> : null}
              {place === current && !isOver ? <Spinner /> : null}
            </span>
            {text}
          </li>
        ))}
      </ol>
      <output className="sr-only">
        {isOver ? "Your project exists now." : PHASES[current]?.text}
      </output>
    </>
  );
}
