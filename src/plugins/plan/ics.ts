import { escapeText, icsFile, uid, utc } from '@/lib/ics';
import type { FoundEntry } from './entries';
import { isDay } from './month';

type Calendar = { name: string; host: string; entries: FoundEntry[] };

const dateOf = (at: string) => (isDay(at) ? `DTSTART;VALUE=DATE:${at.replaceAll('-', '')}` : `DTSTART:${utc(at)}`);

/**
 * The plan as an iCalendar file (RFC 5545): titles and times alone. The UID of an entry stays the same when it moves, so
 * that calendars move it too. `madeAt`: DTSTAMP.
 */
export const planIcs = ({ name, host, entries }: Calendar, madeAt = new Date()): string =>
  icsFile([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(name)}//Plan//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    // RFC 7986, 5.7.
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...entries.flatMap(({ kind, id, what, title, at }) => [
      'BEGIN:VEVENT',
      `UID:${uid(`plan ${kind} ${id}`)}@${escapeText(host)}`,
      `DTSTAMP:${utc(madeAt)}`,
      dateOf(at),
      `SUMMARY:${escapeText(`${what}: ${title}`)}`,
      // Takes no time of anyone.
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]);
