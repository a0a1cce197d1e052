import { POST_SORTS, type PostSort, SORT_WORDS } from "#engine/sorts/sort.ts";

export type SortChoice = {
  /** What the author said; null where we read it. */
  chosen: PostSort | null;
  onChange: (sort: PostSort | null) => void;
};

type DraftSortProps = {
  /** What the draft is judged as. */
  sort: PostSort;
  /** Left out where a draft is only shown. */
  choice?: SortChoice | undefined;
};

/** What the draft is taken for, since some rules are for one sort of post alone; the author knows better. */
export function DraftSort({ sort, choice }: DraftSortProps) {
  const says = choice?.chosen ? "You call this:" : "We read this as:";
  if (!choice) {
    return (
      <p className="text-sm text-soft">
        {says} {SORT_WORDS[sort]}
      </p>
    );
  }
  return (
    <label className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-soft">
      {says}
      <select
        value={sort}
        onChange={({ target }) => choice.onChange(readChoice(target.value))}
        className="field-sizing-content h-8 max-w-full rounded-control border border-edge bg-surface px-2 text-md text-ink hover:border-muted focus-visible:border-accent sm:text-sm"
      >
        {POST_SORTS.map((each) => (
          <option key={each} value={each}>
            {SORT_WORDS[each]}
          </option>
        ))}
        {choice.chosen && <option value={UNSAID}>let Foothold read it</option>}
      </select>
    </label>
  );
}

const UNSAID = "";

function readChoice(value: string): PostSort | null {
  return POST_SORTS.find((sort) => sort === value) ?? null;
}
