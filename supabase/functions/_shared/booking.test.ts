import { describe, expect, it } from 'vitest';
import { bookingSchema } from './booking.ts';
import { fieldErrors } from './fields.ts';
import { fieldMessages } from './messages.ts';

const schema = bookingSchema(fieldMessages);
const valid = { startsAt: '2026-06-15T15:00:00.000Z', name: 'Zoë', email: 'zoe@visitor.example' };
const errorsOf = (changes: object) => {
  const { error } = schema.safeParse({ ...valid, ...changes });
  return error ? fieldErrors(error) : {};
};

describe('the entries of the calendar', () => {
  it('are a time, a name and an address, trimmed', () => {
    expect(schema.parse({ ...valid, name: ' Zoë ', email: ' zoe@visitor.example ' })).toEqual({ ...valid, note: null });
  });

  it('report what is missing, by field', () => {
    expect(fieldErrors(schema.safeParse({ name: ' ', email: '' }).error ?? expect.fail())).toEqual({
      startsAt: 'Choose a time',
      name: 'Name is required',
      email: 'Invalid email address',
    });
  });

  it.each([undefined, null, '', 'tomorrow', 42, ['2026-06-15T15:00:00Z']])('find no time in %j', (startsAt) => {
    expect(errorsOf({ startsAt })).toEqual({ startsAt: 'Choose a time' });
  });

  it('have a name of 100 characters at most', () => {
    expect(errorsOf({ name: '界'.repeat(100) })).toEqual({});
    expect(errorsOf({ name: '界'.repeat(101) })).toEqual({ name: 'Name must be less than 100 characters' });
  });

  it('may include a note of 500 characters at most, cleaned', () => {
    expect(schema.parse({ ...valid, note: ' one\r\n\u0007two ' }).note).toBe('one\ntwo');
    expect(schema.parse({ ...valid, note: '  ' }).note).toBeNull();
    expect(errorsOf({ note: '界'.repeat(500) })).toEqual({});
    expect(errorsOf({ note: '界'.repeat(501) })).toEqual({ note: 'Note must be less than 500 characters' });
  });

  it('may include the weeks of a gap; those that cannot be drawn are ignored', () => {
    const gapOf = (known: unknown, late: unknown) => {
      const parsed = schema.parse({ ...valid, known, late });
      return [parsed.known, parsed.late];
    };
    expect(gapOf('7', '2')).toEqual([7, 2]);
    expect(gapOf(20, 8)).toEqual([20, 8]);
    expect(gapOf('1', '0')).toEqual([1, 0]);
    for (const wrong of ['', ' 7', '0x7', '1e1', '-1', '2.5', 'NaN', 99, 1.5, null, ['7'], {}])
      expect(gapOf(wrong, wrong)).toEqual([undefined, undefined]);
    expect(gapOf('0', '9')).toEqual([undefined, undefined]);
  });

  it('may include the key of their form; anything else is ignored', () => {
    const key = '3f0c9d3e-6a52-4a0e-9b7a-0f8f5d5f1c11';
    expect(schema.parse({ ...valid, key }).key).toBe(key);
    for (const wrong of ['', 'guess', 7, null, `${key}0`])
      expect(schema.parse({ ...valid, key: wrong }).key).toBeNull();
  });

  it('may include the time zone; an unknown one is ignored', () => {
    const zoneOf = (timeZone: unknown) => schema.parse({ ...valid, timeZone }).timeZone;
    expect(zoneOf('Europe/Stockholm')).toBe('Europe/Stockholm');
    expect(zoneOf('Asia/Kolkata')).toBe('Asia/Kolkata');
    for (const wrong of ['', 'Mars/Olympus', `Europe/${'x'.repeat(80)}`, 7, null]) expect(zoneOf(wrong)).toBeNull();
  });
});
