import { SlidersHorizontal } from "lucide-react";
import { type ReactNode, useId, useState, useCallback, useEffect, useRef } from "react";
import { STANCE_GROUPS, type StanceGroup, RISK_LEVELS } from "#engine/policy/stances.ts";
import { CATEGORIES } from "#engine/subreddits/categories.ts";
import { RISK_WORDS } from "#web/components/subreddits/risk-badge.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { Combobox } from "#web/components/ui/combobox.tsx";
import { Select } from "#web/components/ui/select.tsx";
import { classNames } from "#web/lib/class-names.ts";
import {
  type Filters,
  NO_FILTERS,
  LEAST_MEMBERS,
  MOST_MEMBERS,
  parseMembers,
  countFilters,
  isRangeReversed,
} from "#web/features/subreddits/browser-address.ts";
import { SEARCH_WORDS } from "#engine/subreddits/list-options.ts";
import { formatCount } from "#engine/text/format.ts";
import { TextField } from "#web/components/ui/field-frame.tsx";

const ANY_CATEGORY = "All categories";
const ANY_RISK = "any";
const ANY_STANCE = "any";
/** Communities that are no place for projects at all are nothing to look for. */
const ALLOWED_WORDS: { value: StanceGroup; label: string }[] = [
  { value: "post", label: "Post here" },
  { value: "take-part", label: "Comments only" },
  { value: "not-known", label: "Not known" },
];

type FilterPanelProps = {
  filters: Filters;
  onChange: (changes: Partial<Filters>) => void;
  /** At the end of the line above the search. */
  corner: ReactNode;
};

/** Beside the list where there is room; on a phone the search stays and the rest folds away. */
export function FilterPanel({ filters, onChange, corner }: FilterPanelProps) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  // Clearing starts the fields afresh, with whatever was being typed in them.
  const [clearings, setClearings] = useState(0);
  const foldedId = useId();
  const count = countFilters({ ...filters, q: "" });
  return (
    <search
      aria-label="Filter communities"
      className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-3 gap-y-5 lg:sticky lg:top-6 lg:grid-cols-1 lg:self-start"
    >
      <div className="relative">
        <SearchField
          key={`search-${clearings}`}
          value={filters.q}
          onChange={(q) => onChange({ q })}
        />
        {corner}
      </div>
      <Button
        tone="secondary"
        aria-expanded={isUnfolded}
        aria-controls={foldedId}
        onClick={() => setIsUnfolded(!isUnfolded)}
        className="lg:hidden"
      >
        <SlidersHorizontal size={16} />
        {count > 0 ? `Filters (${count})` : "Filters"}
      </Button>
      <div
        id={foldedId}
        className={classNames("col-span-full flex flex-col gap-5", !isUnfolded && "max-lg:hidden")}
      >
        <Combobox
          label="Category"
          options={[ANY_CATEGORY, ...CATEGORIES]}
          value={filters.category ?? ANY_CATEGORY}
          onChange={(choice) =>
            onChange({ category: CATEGORIES.find((category) => category === choice) ?? null })
          }
          searchPlaceholder="Search categories"
          emptyText="No category found."
        />
        <Select
          label="Risk Level"
          options={[{ value: ANY_RISK, label: "Any risk level" }, ...RISK_WORDS]}
          value={filters.risk ?? ANY_RISK}
          onChange={(choice) =>
            onChange({ risk: RISK_LEVELS.find((level) => level === choice) ?? null })
          }
        />
        <Select
          label="What is allowed"
          options={[{ value: ANY_STANCE, label: "Anything" }, ...ALLOWED_WORDS]}
          value={filters.stance ?? ANY_STANCE}
          onChange={(choice) =>
            onChange({ stance: STANCE_GROUPS.find((group) => group === choice) ?? null })
          }
        />
        <MembersRange key={`members-${clearings}`} filters={filters} onChange={onChange} />
        <Button
          tone="secondary"
          size="sm"
          className="self-start"
          disabled={countFilters(filters) === 0}
          onClick={() => {
            setClearings(clearings + 1);
            onChange(NO_FILTERS);
          }}
        >
          Clear filters
        </Button>
      </div>
    </search>
  );
}

type SearchFieldProps = { value: string; onChange: (query: string) => void };

function SearchField({ value, onChange }: SearchFieldProps) {
  const { draft, type } = useDebouncedDraft({ value, commit: onChange });
  return (
    <TextField
      label="Search"
      className="[&_input::-webkit-search-cancel-button]:grayscale"
      type="search"
      name="q"
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="search"
      placeholder="Name, topic or keyword"
      maxLength={SEARCH_WORDS.longest}
      value={draft ?? value}
      onChange={(event) => type(event.target.value)}
    />
  );
}

type MembersRangeProps = { filters: Filters; onChange: (changes: Partial<Filters>) => void };

function MembersRange({ filters, onChange }: MembersRangeProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">Members Range</legend>
      <div className="grid grid-cols-2 gap-3">
        <MembersField
          label="Min"
          value={filters.minMembers}
          fallback={LEAST_MEMBERS}
          onChange={(minMembers) => onChange({ minMembers })}
        />
        <MembersField
          label="Max"
          value={filters.maxMembers}
          fallback={MOST_MEMBERS}
          onChange={(maxMembers) => onChange({ maxMembers })}
        />
      </div>
      {isRangeReversed(filters) ? (
        <p role="alert" className="mt-1.5 text-sm text-fail">
          The minimum is above the maximum.
        </p>
      ) : (
        filters.maxMembers === MOST_MEMBERS && (
          <p className="mt-1.5 text-sm text-muted">10,000,000 means no upper limit.</p>
        )
      )}
    </fieldset>
  );
}

type MembersFieldProps = {
  label: string;
  value: number;
  /** What takes the place of whatever is not a number. */
  fallback: number;
  error?: string | null;
  onChange: (members: number) => void;
};

function MembersField({ label, value, fallback, error, onChange }: MembersFieldProps) {
  const { draft, type, leave } = useDebouncedDraft({
    value: String(value),
    commit: (members) => onChange(Number(members)),
    normalise: (text) => String(parseMembers(text, fallback)),
  });
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      className="min-w-0"
      error={error}
      value={draft ?? formatCount(value)}
      onChange={(event) => type(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={leave}
    />
  );
}

const PAUSE_MS = 200;

type DebouncedDraft = {
  value: string;
  /** Called with the normalised draft once the typing pauses. */
  commit: (value: string) => void;
  /** What the draft means as a value: '50k' is '50000'. */
  normalise?: (draft: string) => string;
};

/**
 * What is being typed, ahead of the value it becomes. The field shows the draft, so no character is
 * lost to a slow answer; a value that changes for another reason (Back, a reset) takes it over.
 */
function useDebouncedDraft({ value, commit, normalise = asTyped }: DebouncedDraft) {
  const [draft, setDraft] = useState<string | null>(null);
  // Committed, and not yet seen coming back as the value.
  const underWay = useRef<string[]>([]);
  const next = draft === null ? value : normalise(draft);

  const latestCommit = useRef(commit);
  useEffect(() => {
    latestCommit.current = commit;
  });

  const flush = useCallback((committed: string) => {
    underWay.current.push(committed);
    latestCommit.current(committed);
  }, []);

  useEffect(() => {
    const place = underWay.current.indexOf(value);
    if (place >= 0) underWay.current.splice(0, place + 1);
    else setDraft(null);
  }, [value]);

  useEffect(() => {
    if (next === value || next === underWay.current.at(-1)) return;
    const timer = setTimeout(flush, PAUSE_MS, next);
    return () => clearTimeout(timer);
  }, [next, value, flush]);

  return {
    draft,
    type: setDraft,
    /** The field is left: what was typed counts at once, and shows as the value it became. */
    leave: () => {
      if (next !== value && next !== underWay.current.at(-1)) flush(next);
      setDraft(null);
    },
  };
}

function asTyped(draft: string): string {
  return draft;
}
