import { useState, useRef } from "react";
import { Button } from "#web/components/ui/button.tsx";
import { controlClass } from "#web/components/ui/field-frame.tsx";
import { Spinner } from "#web/components/ui/spinner.tsx";
import { classNames } from "#web/lib/class-names.ts";
import {
  filterChoices,
  type ProjectChoices,
  type Membership,
} from "#web/features/subreddits/project-choices.ts";
import { Check, Plus } from "lucide-react";

/** More than this are easier typed than read. */
const MANY_PROJECTS = 8;

type ProjectListProps = { subredditId: string; choices: ProjectChoices };

export function ProjectList({ subredditId, choices }: ProjectListProps) {
  const [words, setWords] = useState("");
  const { projects, isFailed, retry } = choices;
  if (isFailed) return <NotLoaded onRetry={retry} />;
  if (!projects) {
    return (
      <output className="grid min-h-16 place-items-center text-accent">
        <Spinner className="size-5" />
        <span className="sr-only">Loading your projects</span>
      </output>
    );
  }
  const shown = filterChoices(projects, words);
  return (
    <>
      {projects.length > MANY_PROJECTS && (
        <input
          type="search"
          aria-label="Search your projects"
          placeholder="Search your projects"
          value={words}
          onChange={({ target }) => setWords(target.value)}
          className={classNames(controlClass, "mt-2 h-10")}
        />
      )}
      <ul className="-mx-2 mt-2 max-h-72 overflow-y-auto overscroll-contain p-0.5">
        {shown.map((project) => {
          const pair = { projectId: project.id, subredditId };
          return (
            <ProjectRow
              key={project.id}
              name={project.name}
              membership={choices.membershipOf(pair)}
              onAdd={() => choices.add(pair)}
              onUndo={() => choices.undo(pair)}
            />
          );
        })}
      </ul>
      {shown.length === 0 && <p className="text-base text-muted">No project has this name.</p>}
    </>
  );
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <p className="text-base text-soft">We couldn't load your projects.</p>
      <Button tone="secondary" size="sm" className="mt-3" onClick={onRetry}>
        Try again
      </Button>
    </>
  );
}

type ProjectRowProps = {
  name: string;
  membership: Membership;
  onAdd: () => void;
  onUndo: () => void;
};

function ProjectRow({ name, membership, onAdd, onUndo }: ProjectRowProps) {
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
