import { Fragment } from "react";
import { Kbd } from "#web/components/ui/kbd.tsx";
import type { Shortcut } from "./shortcut-table.ts";
import { isOnMac, wordKeys } from "./word-keys.ts";

/** Every combination that does it. */
export function ShortcutKeys({ of: { keys, lastDigit } }: { of: Shortcut }) {
  return (
    <span className="flex flex-wrap items-center gap-1">
      {keys.map((combination, place) => (
        <Fragment key={JSON.stringify(combination)}>
          {place > 0 && <span className="px-0.5 text-sm text-muted">or</span>}
          {wordKeys(combination, isOnMac(), lastDigit).map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
        </Fragment>
      ))}
    </span>
  );
}
