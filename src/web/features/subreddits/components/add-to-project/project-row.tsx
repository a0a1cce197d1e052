import { Check, Plus } from "lucide-react";
import { useRef } from "react";
import { Button } from "#web/components/ui/button.tsx";
import { Spinner } from "#web/components/ui/spinner.tsx";
import type { Membership } from "../../project-choices.ts";

type ProjectRowProps = {
  name: string;
  membership: Membership;
  onAdd: () => void;
  onUndo: () => void;
};

export function ProjectRow({ name, membership, onAdd, onUndo }: ProjectRowProps) {
  const row = useRef<HTMLButtonElement>(null);
  const isIn = membership === "added" || membership === "there";
  const isUnderWay = membership === "adding" || membership === "removing";
  const undo = () => {
    // Undo goes with what it undoes: the keyboard stays on the row.
    row.current?.focus();
    onUndo();
  };
  return (
    <li className="flex items-center gap-1">
      <Button
        ref={row}
        tone="ghost"
        className="min-w-0 flex-1 justify-start px-2"
        aria-disabled={isIn || isUnderWay || undefined}
        onClick={() => {
          if (membership === "none") onAdd();
        }}
      >
        <RowSign isIn={isIn} isUnderWay={isUnderWay} />
        <span className="truncate">{name}</span>
        <span aria-live="polite" className="ml-auto shrink-0 text-sm text-muted">
          {membership === "added" && "Added"}
          {membership === "there" && "Already there"}
        </span>
      </Button>
      {membership === "added" && (
        <Button tone="ghost" size="sm" aria-label={`Undo: take it off ${name}`} onClick={undo}>
          Undo
        </Button>
      )}
    </li>
  );
}

function RowSign({ isIn, isUnderWay }: { isIn: boolean; isUnderWay: boolean }) {
  if (isUnderWay) return <Spinner />;
  return isIn ? (
    <Check size={16} className="text-accent" />
  ) : (
    <Plus size={16} className="text-muted" />
  );
}
