import { createHash } from 'node:crypto';

export interface CalendarEvent {
  readonly id: string;
  readonly title: string;
  readonly place?: string | undefined;
  readonly url: string;
  /** Days in their order: `2026-12-05`. */
  readonly days: readonly string[];
  /** ISO time of this word about it: a later one with the same days takes its place. */
  readonly saidAt: string;
}

const DAY_MS = 86_400_000;
/** Octets of a line without its end (RFC 5545 §3.1). */
const LINE_OCTETS = 75;

const escapeText = (text: string): string => text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);

/** Breaks a line at 75 octets, and never within a letter. */
const fold = (line: string): string => {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (octets + size > LINE_OCTETS) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += letter;
    octets += size;
  }
  return [...lines, current].join('\r\n');
};

const compact = (day: string): string => day.replaceAll('-', '');
const stamp = (iso: string): string => `${iso.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
const dayAfter = (day: string): string => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);

/** Days that follow each other as one stretch. */
const stretches = (days: readonly string[]): { first: string; last: string }[] => {
  const found: { first: string; last: string }[] = [];
  for (const day of days) {
    const open = found.at(-1);
    if (open && dayAfter(open.last) === day) open.last = day;
    else found.push({ first: day, last: day });
  }
  return found;
};

/** An event for a calendar (RFC 5545): whole days, one entry for days that follow each other. */
export const calendarFile = ({ id, title, place, url, days, saidAt }: CalendarEvent): string => {
  const host = new URL(url).hostname;
  const entries = stretches(days).flatMap(({ first, last }) => [
    'BEGIN:VEVENT',
    `UID:${createHash('sha256').update(`${id}:${first}`).digest('hex').slice(0, 24)}@${host}`,
    `DTSTAMP:${stamp(saidAt)}`,
    `DTSTART;VALUE=DATE:${compact(first)}`,
    // The day after the last one: an end is exclusive.
    `DTEND;VALUE=DATE:${compact(dayAfter(last))}`,
    `SUMMARY:${escapeText(title)}`,
    ...(place ? [`LOCATION:${escapeText(place)}`] : []),
    `URL:${url}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ]);
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Waymark//Events//EN', 'METHOD:PUBLISH', ...entries, 'END:VCALENDAR'];
  return `${lines.map(fold).join('\r\n')}\r\n`;
};
