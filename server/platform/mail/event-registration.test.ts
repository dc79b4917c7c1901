import { expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';
import { eventRegistration, type EventEmail } from './event-registration.ts';

const weekend: EventEmail = {
  eventId: 'winter-trail-weekend',
  title: 'Winter trail weekend; snow, ice & soup',
  place: 'Chamonix, France',
  days: ['2027-01-16', '2027-01-17'],
  plusOne: 'Charles Babbage',
  registeredAt: '2026-11-21T12:00:00.000Z',
};
const file = (data = weekend) => eventRegistration(data, 'en-us', 'https://shop.example').attachments?.[0];

it('says when and where, with whom, and brings the calendar file along', () => {
  const { subject, text, html } = eventRegistration(weekend, 'de-de', 'https://shop.example');
  expect(subject).toBe('Ihre Anmeldung: Winter trail weekend; snow, ice & soup');
  expect(text).toContain('Wann: 16. Januar 2027, 17. Januar 2027');
  expect(text).toContain('Ihre Begleitung: Charles Babbage');
  expect(html).toContain('snow, ice &amp; soup');
  expect(file()).toMatchObject({ filename: 'winter-trail-weekend.ics', contentType: 'text/calendar; charset=utf-8; method=PUBLISH' });
});

it('writes days that follow each other as one entry, which ends before the day after', () => {
  const lines = file()?.content.split('\r\n') ?? [];
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  expect(lines).toContain('DTSTART;VALUE=DATE:20270116');
  expect(lines).toContain('DTEND;VALUE=DATE:20270118');
  expect(lines).toContain('DTSTAMP:20261121T120000Z');
  expect(lines).toContain(String.raw`SUMMARY:Winter trail weekend\; snow\, ice & soup`);
  expect(lines).toContain(String.raw`LOCATION:Chamonix\, France`);
  const apart = file({ ...weekend, days: ['2027-01-16', '2027-01-18'] })?.content ?? '';
  expect(apart.match(/BEGIN:VEVENT/g)).toHaveLength(2);
});

it('names an entry the same in a later letter, so that a calendar replaces it', () => {
  const uid = (saidAt: string) =>
    /UID:.*/.exec(calendarFile({ id: 'run', title: 'Run', url: 'https://shop.example/x', days: ['2027-01-16'], saidAt }))?.[0];
  expect(uid('2026-11-21T12:00:00.000Z')).toBe(uid('2026-11-22T12:00:00.000Z'));
  expect(uid('2026-11-21T12:00:00.000Z')).toMatch(/^UID:[a-f0-9]{24}@shop\.example$/);
});

it('folds lines at 75 octets and breaks no letter', () => {
  const title = 'Übernachtung im Zelt für Anfängerinnen und Anfänger mit Frühstück und Rückfahrt';
  const content = calendarFile({ id: 'tent', title, url: 'https://shop.example/x', days: ['2027-01-16'], saidAt: '2026-11-21T12:00:00.000Z' });
  for (const line of content.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(content.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`);
});
