import { CircleHelp, Lock, LockOpen } from "lucide-react";
import { useId } from "react";
import type { KarmaReport } from "#contract/karma.ts";
import { formatFactDate } from "#engine/text/format-fact-date.ts";
import { NameList } from "./name-list.tsx";

type Unlock = KarmaReport["unlocks"][number];

const ICONS = { closed: Lock, unclear: CircleHelp, open: LockOpen };

/** What communities ask of an account, as far as they say so. */
export function UnlockList({ unlocks }: { unlocks: readonly Unlock[] }) {
  const headingId = useId();
  const named = unlocks.flatMap((unlock) =>
    unlock.state === "not-named" || unlock.state === "rules-unknown"
      ? []
      : [{ unlock, Icon: ICONS[unlock.state] }],
  );
  const namesOf = (state: Unlock["state"]) =>
    unlocks.filter((unlock) => unlock.state === state).map(({ fullName }) => fullName);
  return (
    <section aria-labelledby={headingId} className="border-t border-line pt-5">
      <h3 id={headingId} className="text-base font-medium">
        What your account opens
      </h3>
      {unlocks.length === 0 && (
        <p className="mt-1.5 text-base text-soft">
          Choose communities for a project, and what they ask of an account stands here.
        </p>
      )}
      {named.length > 0 && (
        <ul className="mt-2 border-y border-line">
          {named.map(({ unlock: { subredditId, text, asOf }, Icon }) => (
            <li
              key={subredditId}
              className="flex gap-3 border-line py-2.5 not-last:border-b not-last:border-dashed"
            >
              <Icon size={16} aria-hidden="true" className="mt-1 shrink-0 text-muted" />
              <div className="min-w-0">
                <p className="text-base wrap-anywhere">{text}</p>
                {asOf && (
                  <p className="text-sm text-muted">By its rules as of {formatFactDate(asOf)}</p>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      <NameList title="No minimum in the rules that we know" names={namesOf("not-named")} />
      <NameList title="Rules not known to us" names={namesOf("rules-unknown")} />
      {unlocks.length > 0 && (
        <p className="mt-3 text-sm text-muted">
          Many communities keep a minimum to themselves, and some count comment karma only, or only
          karma that was earned there.
        </p>
      )}
    </section>
  );
}
