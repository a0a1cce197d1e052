import type { Fix } from "./check.ts";
import type { Situation } from "./situation.ts";

/** The fix for any reason that another time would mend; 'Move to Saturday, November 21'. */
export function moveToGoodTime({ findGoodTime, timezone }: Situation, label?: string): Fix | null {
  const at = findGoodTime();
  return at && { kind: "reschedule", label: label ?? `Move to ${wordDate(at, timezone)}`, at };
}

// Making a format costs far more than using one.
const formats = new Map<string, Intl.DateTimeFormat>();

function wordDate(at: Date, timeZone: string): string {
  const options = { weekday: "long", month: "long", day: "numeric", timeZone } as const;
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat("en-US", options);
  formats.set(timeZone, format);
  return format.format(at);
}
