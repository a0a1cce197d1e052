import { MINUTE_MS } from "#engine/clock/time-units.ts";
import { unifyLineEnds } from "#engine/text/characters.ts";

export type CalendarEvent = {
  /** Never changes, whatever else does. */
  uid: string;
  startsAt: Date;
  lengthMinutes: number;
  summary: string;
  description: string;
  url: string;
  changedAt: Date;
};

/**
 * A calendar as RFC 5545 has it; with a name, one to subscribe to. Nothing in it rings: who wants that
 * has reminders.
 */
export function writeCalendar(events: CalendarEvent[], name: string | null = null): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Foothold//Posts//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...(name === null ? [] : describeFeed(name)),
    ...events.flatMap(writeEvent),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

/** How often programs should ask: some know the first word for it, some the second. */
function describeFeed(name: string): string[] {
  return [
    `X-WR-CALNAME:${escapeText(name)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    "X-PUBLISHED-TTL:PT1H",
  ];
}

function writeEvent(event: CalendarEvent): string[] {
  const { startsAt, lengthMinutes } = event;
  return [
    "BEGIN:VEVENT",
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${writeTime(event.changedAt)}`,
    `LAST-MODIFIED:${writeTime(event.changedAt)}`,
    `DTSTART:${writeTime(startsAt)}`,
    `DTEND:${writeTime(new Date(startsAt.getTime() + lengthMinutes * MINUTE_MS))}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `URL:${event.url}`,
    // Nobody is busy because a post is due.
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
}

/** In UTC, so that no time zone has to be described. */
function writeTime(at: Date): string {
  return at.toISOString().replace(/[-:]|\.\d{3}/g, "");
}

function escapeText(text: string): string {
  return unifyLineEnds(text.toWellFormed())
    .replace(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n")
    .replace(/\p{Cc}/gu, " ");
}

const LONGEST_OCTETS = 75;

/** A long line goes on in the next one, which begins with a space; no sign is torn apart. */
function foldLine(line: string): string {
  let folded = "";
  let octets = 0;
  for (const sign of line) {
    const size = octetsOf(sign.codePointAt(0) ?? 0);
    if (octets + size > LONGEST_OCTETS) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += sign;
    octets += size;
  }
  return folded;
}

/** In UTF-8. */
function octetsOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}
