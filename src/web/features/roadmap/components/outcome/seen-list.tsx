import type { CheckStage } from "#engine/outcomes/removal-check.ts";
import { Button } from "#web/components/ui/button.tsx";
import { formatMoment } from "#web/lib/format-moment.ts";
import type { SeenLook } from "../../outcome/find-look.ts";
import { isEarly, STAGE_WORDS, wordSighting } from "../../outcome/outcome-words.ts";

type SeenListProps = {
  seen: readonly SeenLook[];
  postedAt: string;
  timezone: string;
  onChange: (stage: CheckStage) => void;
};

export function SeenList({ seen, postedAt, timezone, onChange }: SeenListProps) {
  return (
    <ul aria-label="Checks so far" className="mt-4 border-t border-line">
      {seen.map(({ stage, sighting, checkedAt, by }) => (
        <li
          key={stage}
          className="flex items-center gap-3 border-line py-2.5 not-last:border-b not-last:border-dashed"
        >
          <div className="min-w-0 flex-1">
            <p className="text-base font-medium">{wordSighting(sighting, by)}</p>
            <p className="text-sm text-muted">
              {by === "user" && isEarly(postedAt, stage, checkedAt)
                ? "An early look"
                : STAGE_WORDS[stage]}
              , {by === "reddit" ? "checked by Foothold on" : "seen"}{" "}
              {formatMoment(checkedAt, timezone)}
            </p>
          </div>
          <Button
            tone="ghost"
            size="sm"
            className="-mr-3"
            aria-label={`Change: ${STAGE_WORDS[stage]}`}
            onClick={() => onChange(stage)}
          >
            Change
          </Button>
        </li>
      ))}
    </ul>
  );
}
