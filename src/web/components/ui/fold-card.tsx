import { ChevronDown } from "lucide-react";
import { type ReactNode, useId } from "react";
import { classNames } from "#web/lib/class-names.ts";

type FoldCardProps = {
  title: string;
  /** In sight, open or not. */
  description: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
};

/** A card that shows its head, and the rest when it is asked for. */
export function FoldCard({ title, description, isOpen, onToggle, children }: FoldCardProps) {
  const panelId = useId();
  return (
    <section className="rounded-card border border-line bg-surface p-5 sm:p-6">
      <h2 className="text-lg">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => onToggle(!isOpen)}
          className="-m-2 flex w-[calc(100%+1rem)] cursor-pointer items-center justify-between gap-4 rounded-control p-2 text-left hover:bg-hover"
        >
          {title}
          <ChevronDown
            size={18}
            aria-hidden="true"
            className={classNames("shrink-0 transition-transform", isOpen && "rotate-180")}
          />
        </button>
      </h2>
      <p className="mt-1 min-h-6 max-w-prose text-base text-soft">{description}</p>
      <div id={panelId} hidden={!isOpen} className="mt-6">
        {isOpen && children}
      </div>
    </section>
  );
}
