/**
 * Zones by the name they have today: "Asia/Kolkata" for "Asia/Calcutta". Intl knows most renamings
 * ("Asia/Dacca" is "Asia/Dhaka"), and keeps the oldest name of a few places, which are listed here.
 */
export function currentZone(timezone: string): string {
  const name = names.get(timezone);
  if (name) return name;
  const resolved = resolveZone(timezone);
  const found = RENAMED[resolved] ?? resolved;
  names.set(timezone, found);
  return found;
}

// Asking Intl is slow, and the same few zones are asked for again and again.
const names = new Map<string, string>();

const RENAMED: Readonly<Record<string, string>> = {
  "Africa/Asmera": "Africa/Asmara",
  "America/Coral_Harbour": "America/Atikokan",
  "America/Godthab": "America/Nuuk",
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Katmandu": "Asia/Kathmandu",
  "Asia/Rangoon": "Asia/Yangon",
  "Asia/Saigon": "Asia/Ho_Chi_Minh",
  "Atlantic/Faeroe": "Atlantic/Faroe",
  "Europe/Kiev": "Europe/Kyiv",
  "Pacific/Enderbury": "Pacific/Kanton",
  "Pacific/Ponape": "Pacific/Pohnpei",
  "Pacific/Truk": "Pacific/Chuuk",
};

/** A zone that this browser does not know keeps its name. */
function resolveZone(timezone: string): string {
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: timezone }).resolvedOptions().timeZone;
  } catch {
    return timezone;
  }
}
