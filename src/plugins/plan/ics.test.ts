import { describe, expect, it } from 'vitest';
import type { FoundEntry } from './entries';
import { planIcs } from './ics';

const entry: FoundEntry = {
  ...{ kind: 'releases', id: '3f0c9d3e-6a52-4a0e-9b7a-0f8f5d5f1c11', title: 'Spring', what: 'Publishes' },
  ...{ at: '2026-11-27T22:50:00.000Z', href: '/admin/collections/releases/1' },
};
const madeAt = new Date('2026-11-20T09:08:07.654Z');
const file = (...entries: FoundEntry[]) =>
  planIcs({ name: 'Plan of site.example', host: 'site.example', entries }, madeAt);

const unfolded = (text: string) => text.replace(/\r\n[ \t]/g, '').split('\r\n');

/** As a calendar program reads it (RFC 5545, 3.1 and 3.3.11): one map of properties for each event. */
function eventsOf(text: string): Map<string, string>[] {
  const events: Map<string, string>[] = [];
  for (const line of unfolded(text)) {
    if (line === 'BEGIN:VEVENT') events.push(new Map());
    const colon = line.indexOf(':');
    const value = line.slice(colon + 1).replace(/\\(.)/g, (_, letter: string) => (letter === 'n' ? '\n' : letter));
    events.at(-1)?.set(line.slice(0, colon), value);
  }
  return events;
}

describe('the plan as a calendar', () => {
  it('has the titles and times of its entries in UTC, and nothing else of them', () => {
    expect(unfolded(file(entry))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Plan of site.example//Plan//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Plan of site.example',
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'BEGIN:VEVENT',
      expect.stringMatching(/^UID:[0-9a-f]{32}@site\.example$/),
      'DTSTAMP:20261120T090807Z',
      'DTSTART:20261127T225000Z',
      'SUMMARY:Publishes: Spring',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('without entries is still one', () => {
    expect(unfolded(file()).filter((line) => /^(BEGIN|END):/.test(line))).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR']);
  });

  it('has whole days as such', () => {
    expect(eventsOf(file({ ...entry, at: '2026-11-27' }))[0]?.get('DTSTART;VALUE=DATE')).toBe('20261127');
  });

  it('folds and escapes titles, and loses nothing of them', () => {
    const title = `Zoë; 田中, "quoted" \\ back\nand a second line ${'🌍 long '.repeat(40)}`;
    const text = file({ ...entry, title });
    expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(eventsOf(text)[0]?.get('SUMMARY')).toBe(`Publishes: ${title}`);
  });

  it('lets no title start a property of its own', () => {
    const text = file({ ...entry, title: 'x\r\nATTACH:https://evil.example\u2028URL:y' });
    expect(unfolded(text)).toHaveLength(unfolded(file(entry)).length);
  });

  it('gives an entry the same UID when it moves or is renamed, and no two of them one', () => {
    const uids = (text: string) => eventsOf(text).map((event) => event.get('UID'));
    const [first] = uids(file(entry));
    expect(uids(file({ ...entry, at: '2027-01-01T00:00:00.000Z', title: 'Renamed' }))).toEqual([first]);
    const others = uids(file(entry, { ...entry, kind: 'jobs' }, { ...entry, id: 'another' }));
    expect(new Set(others).size).toBe(3);
  });
});
