import { useId, useState } from "react";
import { Button } from "#web/components/ui/button.tsx";
import { listTitles } from "#web/features/posts/writing/outlook.ts";

/** More would push the text itself out of sight. */
const FEW = 3;

type TitlePickerProps = {
  offered: readonly string[];
  /** As it is typed. */
  title: string;
  onPick: (title: string) => void;
};

/** Other titles for the same post, one click away; a title of one's own is not lost by trying them. */
export function TitlePicker({ offered, title, onPick }: TitlePickerProps) {
  const name = useId();
  const [isAll, setAll] = useState(false);
  const [lastOwn, setLastOwn] = useState<string | null>(null);
  const titles = listTitles(offered, title, lastOwn);
  const own = titles.find(({ isOwn }) => isOwn)?.text ?? null;
  if (titles.length < 2) return null;
  const shown = titles.filter(
    ({ text, isOwn }, place) => isAll || isOwn || place < FEW || text === title.trim(),
  );
  return (
    <fieldset className="-mt-2 min-w-0">
      <legend className="mb-1 text-sm text-muted">Titles to choose from</legend>
      {shown.map(({ text, isOwn }) => (
        <label
          key={isOwn ? "own" : text}
          className="flex cursor-pointer items-start gap-3 rounded-control px-3 py-1.5 transition-colors hover:bg-hover has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            value={text}
            checked={text === title.trim()}
            onChange={() => {
              setLastOwn(own);
              onPick(text);
            }}
            className="mt-1.5 size-4 shrink-0 accent-accent outline-none"
          />
          <span className="min-w-0 font-serif text-md wrap-anywhere" dir="auto">
            {text}
            {isOwn && <span className="ml-2 font-sans text-xs text-muted">yours</span>}
          </span>
        </label>
      ))}
      {shown.length < titles.length && (
        <Button tone="ghost" size="sm" onClick={() => setAll(true)}>
          {titles.length - shown.length} more
        </Button>
      )}
    </fieldset>
  );
}
