import { POST_FORMATS, type PostFormat } from "#engine/policy/policy.ts";
import { POST_SORTS, type PostSort, SORT_WORDS } from "#engine/sorts/sort.ts";

type Choice<T> = {
  /** What the author said; null where we read it. */
  chosen: T | null;
  onChange: (choice: T | null) => void;
};

export type SortChoice = Choice<PostSort>;
export type FormChoice = Choice<PostFormat>;

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
    <label className={LINE}>
      {says}
      <select
        value={sort}
        onChange={({ target }) => choice.onChange(readChoice(target.value))}
        className={SELECT}
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

/** What the post is made of: a title and a text look the same whether a picture comes with them or not. */
export function DraftForm({ chosen, onChange }: FormChoice) {
  const choose = (value: string) => onChange(POST_FORMATS.find((form) => form === value) ?? null);
  return (
    <label className={LINE}>
      You post it as:
      <select
        value={chosen ?? UNSAID}
        onChange={({ target }) => choose(target.value)}
        className={SELECT}
      >
        <option value={UNSAID}>not said</option>
        {POST_FORMATS.map((each) => (
          <option key={each} value={each}>
            {FORM_WORDS[each]}
          </option>
        ))}
      </select>
    </label>
  );
}

const FORM_WORDS: Record<PostFormat, string> = {
  text: "a text",
  link: "a link",
  image: "a picture",
  video: "a video",
};

const LINE = "flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-soft";
const SELECT =
  "field-sizing-content h-8 max-w-full rounded-control border border-edge bg-surface px-2 text-md text-ink hover:border-muted focus-visible:border-accent sm:text-sm";

const UNSAID = "";

function readChoice(value: string): PostSort | null {
  return POST_SORTS.find((sort) => sort === value) ?? null;
}
