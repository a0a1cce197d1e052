import { BROWSERS, SYSTEMS } from "./device-rows.ts";

/** "Firefox on Linux": enough to recognise one's own device, from what the browser calls itself. */
export function nameDevice(userAgent: string | undefined): string {
  if (!userAgent) return "Unknown device";
  const browser = firstMatch(BROWSERS, userAgent);
  const system = firstMatch(SYSTEMS, userAgent);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? "Unknown device";
}

function firstMatch(
  table: readonly (readonly [RegExp, string])[],
  text: string,
): string | undefined {
  return table.find(([pattern]) => pattern.test(text))?.[1];
}
