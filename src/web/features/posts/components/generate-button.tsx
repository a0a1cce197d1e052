import { Sparkles } from "lucide-react";
import { SHORTCUTS } from "#web/components/shortcuts/shortcut-table.ts";
import { ariaKeys } from "#web/components/shortcuts/keys.ts";
import { buttonClass } from "#web/components/ui/button-class.ts";
import { Button } from "#web/components/ui/button.tsx";
import { Tooltip } from "#web/components/ui/tooltip.tsx";
import { PENDING_CAP } from "#engine/posts/pending-cap.ts";

type GenerateButtonProps = {
  pending: number;
  isBusy: boolean;
  /** What has to be answered first: the press leads there. */
  asks: string | null;
  /** It will probably ask: its room is kept. */
  isAskLikely: boolean;
  onGenerate: () => void;
};

/** At the cap it can still be reached, so that it can say why it does nothing. */
export function GenerateButton({
  pending,
  isBusy,
  asks,
  isAskLikely,
  onGenerate,
}: GenerateButtonProps) {
  const isTall = asks !== null || isAskLikely;
  if (pending < PENDING_CAP || isBusy) {
    return (
      <Button
        tone={isTall ? "secondary" : "primary"}
        isBusy={isBusy}
        onClick={onGenerate}
        aria-keyshortcuts={ariaKeys(SHORTCUTS.roadmap.rows.generate)}
        // On a phone what is asked may take two lines.
        className={
          isTall ? "h-auto! min-h-12 max-w-full shrink! py-1 whitespace-normal!" : undefined
        }
      >
        {!isBusy && <Sparkles size={16} />}
        <span className="flex flex-col items-start text-left leading-tight">
          Generate Posts
          {asks && <span className="text-xs font-normal text-soft">{asks}</span>}
          {isAskLikely && !asks && (
            <span className="invisible text-xs font-normal">
              Answer 3 questions, then 1 post is ready.
            </span>
          )}
        </span>
      </Button>
    );
  }
  return (
    <Tooltip
      text={`Maximum ${PENDING_CAP} pending posts reached. Post or delete some first. (${pending}/${PENDING_CAP})`}
    >
      <button
        type="button"
        aria-disabled="true"
        onClick={onGenerate}
        className={buttonClass({
          tone: "primary",
          className: "opacity-60 hover:bg-accent aria-disabled:cursor-not-allowed",
        })}
      >
        <Sparkles size={16} />
        Generate Posts
      </button>
    </Tooltip>
  );
}
