import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, TriangleAlert } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button, IconButton } from "#web/components/ui/button.tsx";
import { type CalendarView, wordWhen } from "./calendar-item.ts";
import { isStepKey, STEPS, type StepKey } from "./move-target.ts";
import type { Move, Moving } from "./use-move.ts";

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
          Choose with the arrow keys. Enter moves it, Escape cancels.
        </p>
        <p className="text-xs text-muted md:pointer-fine:hidden">
          Tap where it should go, or use the arrows.
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
export function Concerns({ concerns }: { concerns: readonly string[] }) {
  return concerns.map((concern) => (
    <span key={concern} className="mt-1 flex items-start gap-1.5 text-sm font-normal text-warn">
      <TriangleAlert size={14} aria-hidden="true" className="mt-0.5 shrink-0" />
      {concern}
    </span>
  ));
}
