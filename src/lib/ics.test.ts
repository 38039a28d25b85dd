import { describe, expect, it } from 'vitest';
import { type SessionEvent, sessionIcs } from './ics';

const event: SessionEvent = {
  id: '3f0c9d3e-6a52-4a0e-9b7a-0f8f5d5f1c11',
  startsAt: '2026-11-23T16:00:00.000Z',
  endsAt: '2026-11-23T16:30:00.000Z',
  summary: 'Discovery session with Alethia',
  description: 'A virtual meeting of 30 minutes.',
  organizer: { name: 'Alethia', email: 'hello@alethia.example' },
};
const madeAt = new Date('2026-11-20T09:08:07.654Z');
const file = (changes: Partial<SessionEvent> = {}) => sessionIcs({ ...event, ...changes }, madeAt);
const read = (text: string) => text.replace(/\r\n[ \t]/g, '').split('\r\n');
const value = (text: string, name: string) =>
  read(text)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1);

describe('the file of a session', () => {
  it('is one event in UTC, named by its booking', () => {
    expect(read(file())).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Alethia//Discovery session//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      expect.stringMatching(/^UID:[0-9a-f]{32}@alethia\.example$/),
      'DTSTAMP:20261120T090807Z',
      'DTSTART:20261123T160000Z',
      'DTEND:20261123T163000Z',
      'SUMMARY:Discovery session with Alethia',
      'DESCRIPTION:A virtual meeting of 30 minutes.',
      'ORGANIZER;CN="Alethia":mailto:hello@alethia.example',
      'STATUS:CONFIRMED',
      'SEQUENCE:0',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('understands times as the database writes them', () => {
    const text = file({ startsAt: '2026-11-23 09:00:00-07', endsAt: '2026-11-23 16:30:00+00' });
    expect([value(text, 'DTSTART'), value(text, 'DTEND')]).toEqual(['20261123T160000Z', '20261123T163000Z']);
  });

  it('ends every line with CR LF, and has neither alone', () => {
    const text = file({ description: 'one\ntwo\rthree\r\nfour' });
    expect(text.endsWith('\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(value(text, 'DESCRIPTION')).toBe('one\\ntwo\\nthree\\nfour');
  });

  it('escapes special characters without losing them', () => {
    const text = file({ summary: 'Energy; insurance, or both: a \\ b' });
    expect(value(text, 'SUMMARY')).toBe('Energy\\; insurance\\, or both: a \\\\ b');
  });

  it.each([
    ['letters', 'a'.repeat(400)],
    ['two octets each', 'ä'.repeat(200)],
    ['emoji', '🌍'.repeat(100)],
    ['commas, which are escaped', ','.repeat(200)],
    ['a mixture', 'Zoë meets 田中 🌍, '.repeat(20)],
  ])('has lines of at most 75 octets and splits no character: %s', (_, description) => {
    const text = file({ description });
    const lines = text.split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(lines.length).toBeGreaterThan(20);
    expect(value(text, 'DESCRIPTION')?.replace(/\\([;,\\])/g, '$1')).toBe(description);
    expect(text).not.toContain('\ufffd');
  });

  it('does not fold a line of exactly 75 octets', () => {
    const summary = 'x'.repeat(75 - 'SUMMARY:'.length);
    expect(file({ summary }).split('\r\n')).toContain(`SUMMARY:${summary}`);
    expect(file({ summary: `${summary}y` }).split('\r\n')).toContain(' y');
  });

  it('lets no text start its own property', () => {
    const evil = 'x"\r\nATTENDEE:mailto:evil@evil.example\u2028ATTENDEE:mailto:a\u0000b';
    const text = file({ summary: evil, description: evil, organizer: { name: evil, email: 'a@b.example\r\nX:y' } });
    expect(read(text).filter((line) => /^(ATTENDEE|X)\b/.test(line))).toEqual([]);
    expect(read(text)).toHaveLength(read(file()).length);
    expect(read(text).find((line) => line.startsWith('ORGANIZER'))).toMatch(
      /^ORGANIZER;CN="[^"]*":mailto:a@b\.exampleX:y$/,
    );
    expect(text).not.toContain('\u0000');
  });

  it('has the same UID every time', () => {
    expect(value(file(), 'UID')).toBe(value(sessionIcs(event), 'UID'));
    expect(value(file({ id: 'another' }), 'UID')).not.toBe(value(file(), 'UID'));
  });

  it('does not contain the id, which gives access to the confirmation page', () => {
    expect(file()).not.toContain(event.id);
  });

  it('of a canceled session removes the one that was added: the same UID, a higher number', () => {
    const canceled = file({ canceledFor: { email: 'ada@client.example' } });
    const names = ['METHOD', 'STATUS', 'SEQUENCE', 'ATTENDEE'];
    expect(names.map((name) => value(canceled, name))).toEqual([
      'CANCEL',
      'CANCELLED',
      '1',
      'mailto:ada@client.example',
    ]);
    for (const name of ['UID', 'DTSTART', 'DTEND', 'SUMMARY']) expect(value(canceled, name)).toBe(value(file(), name));
    expect(value(file(), 'ATTENDEE')).toBeUndefined();
  });
});
