import { X, ArrowDown, ArrowLeft, ArrowRight, ArrowUp, TriangleAlert } from "lucide-react";
import { Button, IconButton } from "#web/components/ui/button.tsx";
import { classNames } from "#web/lib/class-names.ts";
import type { Move, MoveNotice, Moving } from "./use-move.ts";
import { wordWhen, type CalendarView } from "./calendar-item.ts";
import { useEffect, useRef } from "react";
import { isStepKey, STEPS, type StepKey } from "./move-target.ts";

/** What came of a move, above the calendar: done with the way back, asked first, or refused. */
export function MoveResult({ move, timezone }: { move: Move; timezone: string }) {
  const { notice } = move;
  return (
    // Always there, so that screen readers watch it.
    <output aria-live="polite" className="block">
      {notice && (
        <div
          className={classNames(
            "mb-4 flex items-start gap-3 rounded-control border border-l-2 border-line bg-paper py-2.5 pr-2 pl-4",
            BORDERS[notice.kind],
          )}
        >
          <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <Words notice={notice} timezone={timezone} />
            <Ways notice={notice} move={move} timezone={timezone} />
          </div>
          <IconButton label="Close this note" className="size-8" onClick={move.dismiss}>
            <X size={16} aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </output>
  );
}

const BORDERS: Record<MoveNotice["kind"], string> = {
  moved: "border-l-pass",
  asked: "border-l-warn",
  refused: "border-l-fail",
};

function Words({ notice, timezone }: { notice: MoveNotice; timezone: string }) {
  const when = wordWhen(notice.at, timezone);
  const title = <bdi className="font-medium wrap-anywhere">{shorten(notice.item.title)}</bdi>;
  if (notice.kind === "refused") {
    return (
      <p className="min-w-0 text-base">
        {title} wasn't moved. {notice.text}
      </p>
    );
  }
  if (notice.kind === "moved") {
    return (
      <div className="min-w-0 text-base">
        <p>
          {title} is {notice.isUndone ? "back" : "now"} on {when}.
        </p>
        <Concerns concerns={notice.concerns} />
      </div>
    );
  }
  const { reasons, commentsFirst } = notice.overBudget;
  return (
    <div className="min-w-0 text-base">
      <p>
        {title} wasn't moved to {when}:
      </p>
      <Concerns concerns={reasons} />
      {commentsFirst > 0 && (
        <p className="mt-1 text-sm text-soft">
          {commentsFirst === 1 ? "1 helpful comment" : `${commentsFirst} helpful comments`} there
          would make room for it.
        </p>
      )}
    </div>
  );
}

type WaysProps = { notice: MoveNotice; move: Move; timezone: string };

function Ways({ notice, move, timezone }: WaysProps) {
  if (notice.kind === "moved") {
    return (
      notice.undo && (
        <Button tone="secondary" size="sm" onClick={notice.undo}>
          Undo
        </Button>
      )
    );
  }
  if (notice.kind === "refused") return null;
  const { laterAt } = notice.overBudget;
  return (
    <div className="flex flex-wrap gap-2">
      {laterAt && (
        <Button size="sm" onClick={() => move.save(notice.item, new Date(laterAt))}>
          Move to {wordWhen(new Date(laterAt), timezone)}
        </Button>
      )}
      <Button tone="secondary" size="sm" onClick={() => move.save(notice.item, notice.at, true)}>
        Move anyway
      </Button>
    </div>
  );
}

const MOST_LETTERS = 60;

function shorten(title: string): string {
  return title.length > MOST_LETTERS ? `${title.slice(0, MOST_LETTERS).trimEnd()}…` : title;
}

const ICONS = {
  ArrowLeft: ArrowLeft,
  ArrowRight: ArrowRight,
  ArrowUp: ArrowUp,
  ArrowDown: ArrowDown,
} satisfies Record<StepKey, unknown>;

type MoveBarProps = { moving: Moving; move: Move; view: CalendarView; timezone: string };

/** Moves a post without dragging: by arrow keys, or by the buttons that do the same. */
export function MoveBar({ moving: { item, target }, move, view, timezone }: MoveBarProps) {
  const here = useRef<HTMLButtonElement>(null);
  useEffect(() => here.current?.focus({ preventScroll: true }), []);
  const step = (key: StepKey) => move.aim((before) => STEPS[view][key].step(before, timezone));
  useKeys((key) => {
    if (key === "Escape") move.cancel();
    else if (isStepKey(key)) step(key);
    else return false;
    return true;
  });
  return (
    <fieldset className="floating sticky bottom-3 z-30 mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 p-3">
      <legend className="sr-only">Move: {item.title}</legend>
      <div className="min-w-0 flex-1 basis-64">
        <p className="line-clamp-1 text-sm text-soft wrap-anywhere" dir="auto">
          {item.title}
        </p>
        <p aria-live="assertive" className="text-base font-medium">
          {wordWhen(target, timezone)}
          <Concerns concerns={move.concerns} />
        </p>
        <p className="hidden text-xs text-muted md:pointer-fine:block">
          Choose with the arrow keys, then press Enter. Escape cancels.
        </p>
        <p className="text-xs text-muted md:pointer-fine:hidden">
          Tap its new place, or use the arrows.
        </p>
      </div>
      <div className="flex items-center">
        {(Object.keys(ICONS) as StepKey[]).map((key) => {
          const Icon = ICONS[key];
          return (
            <IconButton key={key} label={STEPS[view][key].word} onClick={() => step(key)}>
              <Icon size={18} aria-hidden="true" />
            </IconButton>
          );
        })}
      </div>
      <div className="flex items-center gap-2">
        <Button ref={here} size="sm" onClick={() => move.save(item, target)}>
          Move here
        </Button>
        <Button tone="ghost" size="sm" onClick={move.cancel}>
          Cancel
        </Button>
      </div>
    </fieldset>
  );
}

/** Hears keys before the page does; what is followed is heard by nobody else. */
function useKeys(follow: (key: string) => boolean): void {
  const latest = useRef(follow);
  useEffect(() => {
    latest.current = follow;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || !latest.current(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener("keydown", hear, { capture: true });
    return () => window.removeEventListener("keydown", hear, { capture: true });
  }, []);
}

/** What speaks against a time, each with its sign. */
function Concerns({ concerns }: { concerns: readonly string[] }) {
  return concerns.map((concern) => (
    <span key={concern} className="mt-1 flex items-start gap-1.5 text-sm font-normal text-warn">
      <TriangleAlert size={14} aria-hidden="true" className="mt-0.5 shrink-0" />
      {concern}
    </span>
  ));
}
