import { SlidersHorizontal } from "lucide-react";
import { useId, useState } from "react";
import { STANCE_GROUPS, type StanceGroup } from "#engine/policy/stances.ts";
import { CATEGORIES } from "#engine/subreddits/categories.ts";
import { RISK_LEVELS } from "#engine/subreddits/risk-level.ts";
import { RISK_WORDS } from "#web/components/subreddits/risk-badge.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { Combobox } from "#web/components/ui/combobox.tsx";
import { Select } from "#web/components/ui/select.tsx";
import { classNames } from "#web/lib/class-names.ts";
import { type Filters, NO_FILTERS } from "../browser-address.ts";
import { countFilters } from "../list-query.ts";
import { MembersRange } from "./members-range.tsx";
import { SearchField } from "./search-field.tsx";

const ANY_CATEGORY = "All categories";
const ANY_RISK = "any";
const ANY_STANCE = "any";
/** Communities that are no place for projects at all are nothing to look for. */
const ALLOWED_WORDS: { value: StanceGroup; label: string }[] = [
  { value: "post", label: "Post here" },
  { value: "take-part", label: "Comments only" },
  { value: "not-known", label: "Not known" },
];

type FilterPanelProps = { filters: Filters; onChange: (changes: Partial<Filters>) => void };

/** Beside the list where there is room; on a phone the search stays and the rest folds away. */
export function FilterPanel({ filters, onChange }: FilterPanelProps) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  // Clearing starts the fields afresh, with whatever was being typed in them.
  const [clearings, setClearings] = useState(0);
  const foldedId = useId();
  const count = countFilters({ ...filters, q: "" });
  return (
    <search
      aria-label="Filter subreddits"
      className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-3 gap-y-5 lg:sticky lg:top-6 lg:grid-cols-1 lg:self-start"
    >
      <SearchField
        key={`search-${clearings}`}
        value={filters.q}
        onChange={(q) => onChange({ q })}
      />
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
          emptyText="No category has this in its name."
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
          tone="ghost"
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
