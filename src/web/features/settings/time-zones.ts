/** Every zone the browser knows, and the one in use even if the browser has no name for it. */
export function listTimeZones(inUse: string): string[] {
  const zones = new Set(["UTC", ...Intl.supportedValuesOf("timeZone"), inUse]);
  return [...zones].toSorted();
}

export function readBrowserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
