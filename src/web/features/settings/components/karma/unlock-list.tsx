import { CircleHelp, Lock, LockOpen } from "lucide-react";
import { useId } from "react";
import type { KarmaReport } from "#contract/accounts/user.ts";
import { formatFactDate } from "#engine/text/format.ts";

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
        <p className="mt-1.5 text-base text-soft">No communities chosen yet.</p>
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
      <NameList title="No minimum in the rules we know" names={namesOf("not-named")} />
      <NameList title="Rules not known to us" names={namesOf("rules-unknown")} />
    </section>
  );
}

type NameListProps = { title: string; names: readonly string[] };

/** Names that need no line of their own. */
function NameList({ title, names }: NameListProps) {
  if (names.length === 0) return null;
  return (
    <details className="mt-3 text-sm">
      <summary className="w-fit cursor-pointer rounded-mark py-1 text-soft hover:text-ink">
        {title}: {names.length} {names.length === 1 ? "community" : "communities"}
      </summary>
      <p className="mt-1.5 font-mono text-xs leading-6 wrap-anywhere text-muted">
        {names.join(", ")}
      </p>
    </details>
  );
}
