import type { Filters } from "../browser-address.ts";
import { isRangeReversed } from "../list-query.ts";
import { LEAST_MEMBERS, MOST_MEMBERS } from "../parse-members.ts";
import { MembersField } from "./members-field.tsx";

type MembersRangeProps = { filters: Filters; onChange: (changes: Partial<Filters>) => void };

export function MembersRange({ filters, onChange }: MembersRangeProps) {
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
