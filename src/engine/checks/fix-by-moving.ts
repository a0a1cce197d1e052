import type { Fix } from "./check.ts";

/** 'Move to Saturday, November 21'; null where there is no time to move to. */
export function fixByMoving(at: Date | null, timezone: string, label?: string): Fix | null {
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
