import { X } from "lucide-react";
import { Button, IconButton } from "#web/components/ui/button.tsx";
import { classNames } from "#web/lib/class-names.ts";
import { Concerns } from "./move-bar.tsx";
import type { Move, MoveNotice } from "./use-move.ts";
import { wordWhen } from "./calendar-item.ts";

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
        {title} was not moved. {notice.text}
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
        {title} was not moved to {when}:
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
