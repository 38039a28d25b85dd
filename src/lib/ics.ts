import { createHash } from 'node:crypto';

export type SessionEvent = {
  /** The booking's: a secret, because it gives access to the confirmation page. */
  id: string;
  startsAt: string;
  endsAt: string;
  summary: string;
  description: string;
  organizer: { name: string; email: string };
  /** Of the file that removes the session from a calendar (RFC 5546, 3.2.5). */
  canceledFor?: { email: string };
};

const MAX_OCTETS = 75;
const encoder = new TextEncoder();

/** `20261123T160000Z`: UTC, so that no time zone definition is needed. */
export const utc = (instant: string | Date) => `${new Date(instant).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;

/** Control characters are not allowed; only a line break can be escaped. */
const plain = (text: string) =>
  [...text.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n').toWellFormed()]
    .filter((character) => character === '\n' || (character >= ' ' && character !== '\u007f'))
    .join('');

/** The value of a text property (RFC 5545, 3.3.11). */
export const escapeText = (text: string) =>
  plain(text)
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

/** A quoted parameter value, which cannot contain quotes and line breaks (RFC 5545, 3.2). */
const parameter = (text: string) => `"${plain(text).replace(/["\n]/g, ' ').trim()}"`;

/** Without whitespace, so that an address cannot start another property. */
const address = (email: string) => `mailto:${plain(email).replace(/\s/g, '')}`;

/** Lines of at most 75 octets, continued after a space. Never splits a character (RFC 5545, 3.1). */
function fold(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).byteLength;
    if (octets + size > MAX_OCTETS) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

/** The lines of a calendar as a file, each folded and ended as RFC 5545 (3.1) requires. */
export const icsFile = (lines: string[]): string => `${lines.map(fold).join('\r\n')}\r\n`;

/** Calendars share an event's UID with all attendees, so it must not be the booking's id. */
export const uid = (id: string) => createHash('sha256').update(`uid ${id}`).digest('hex').slice(0, 32);

/** A session as an iCalendar file (RFC 5545). The UID is stable, so calendars show it once. `madeAt`: DTSTAMP. */
export function sessionIcs(
  { id, startsAt, endsAt, summary, description, organizer, canceledFor }: SessionEvent,
  madeAt = new Date(),
): string {
  const domain = organizer.email.split('@').at(-1) ?? 'localhost';
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(organizer.name)}//Discovery session//EN`,
    'CALSCALE:GREGORIAN',
    `METHOD:${canceledFor ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${uid(id)}@${escapeText(domain)}`,
    `DTSTAMP:${utc(madeAt)}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(endsAt)}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `ORGANIZER;CN=${parameter(organizer.name)}:${address(organizer.email)}`,
    ...(canceledFor ? [`ATTENDEE:${address(canceledFor.email)}`] : []),
    `STATUS:${canceledFor ? 'CANCELLED' : 'CONFIRMED'}`,
    `SEQUENCE:${canceledFor ? 1 : 0}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return icsFile(lines);
}
