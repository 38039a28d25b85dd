import { describe, expect, it } from 'vitest';
import { fieldErrors } from './fields.ts';
import type { FormField } from './form-definition.ts';
import { formEntries, senderIn } from './form-entries.ts';
import { english } from './messages.ts';
import { german } from './messages-de.ts';

const field = (more: Partial<FormField> & Pick<FormField, 'kind'>): FormField => ({
  name: 'f',
  label: 'Question',
  required: false,
  ...more,
});
const errorsOf = (fields: FormField[], entries: Record<string, unknown>, messages = english) => {
  const parsed = formEntries(fields, messages).safeParse(entries);
  return parsed.success ? {} : fieldErrors(parsed.error);
};
const valuesOf = (fields: FormField[], entries: Record<string, unknown>) =>
  formEntries(fields, english)
    .parse(entries)
    .map(({ name, value }) => [name, value]);

describe('a value', () => {
  it.each([
    ['text', 't'.repeat(200), 't'.repeat(201), 'Please use at most 200 characters'],
    ['long-text', 'm'.repeat(2000), 'm'.repeat(2001), 'Please use at most 2,000 characters'],
    ['email', `${'a'.repeat(240)}@client.example`, `${'a'.repeat(241)}@client.example`, undefined],
    ['email', 'ada@client.example', 'ada@', 'Invalid email address'],
    ['phone', '1'.repeat(20), '1'.repeat(21), 'Please use at most 20 characters'],
    ['phone', '+1 (303) 555-0142', '+', 'Please enter a phone number, for example +1 303 555 0142'],
    ['number', '-12.5', '12,5,1', 'Please enter a number, for example 250'],
    ['number', '1'.repeat(15), '1e5', 'Please enter a number, for example 250'],
    ['date', '2028-02-29', '2027-02-29', 'Please enter a date, for example 2027-03-31'],
    ['date', '2027-03-31', '31.3.2027', 'Please enter a date, for example 2027-03-31'],
    ['consent', 'yes', 'on', 'Please check this box'],
  ] as const)('of %s: %j passes, %j does not', (kind, right, wrong, message) => {
    expect(valuesOf([field({ kind })], { f: right })).toEqual([['f', right]]);
    const errors = errorsOf([field({ kind })], { f: wrong });
    if (message) expect(errors).toEqual({ f: message });
  });

  it.each([
    ['phone', '\u202a+49 (0) 170 / 123 45 67 – 890\u202c', '+491701234567890'],
    ['phone', '+1 303 555 0142 x12', '+1 303 555 0142 x12'],
    ['email', '\u200bada@münchen.example', 'ada@xn--mnchen-3ya.example'],
    ['number', '12,5', '12.5'],
    ['number', '\u2212\u00a01\u202f250,5', '-1250.5'],
    ['text', 'Ada\u200b Lovelace', 'Ada Lovelace'],
    ['date', '\u200e2027-03-31', '2027-03-31'],
  ] as const)('of %s is cleaned before it is judged: %j', (kind, typed, clean) => {
    expect(valuesOf([field({ kind })], { f: typed })).toEqual([['f', clean]]);
  });

  it('of a number is read as the language of the page writes numbers', () => {
    const read = (f: string, messages = english) => formEntries([field({ kind: 'number' })], messages).parse({ f });
    expect([read('1,250')[0]?.value, read('1.250', german)[0]?.value]).toEqual(['1250', '1250']);
  });

  it('of nothing that can be seen is missing', () => {
    for (const kind of ['text', 'long-text', 'email', 'phone', 'number'] as const)
      expect(errorsOf([field({ kind, required: true })], { f: '\u200b\u2060 ' })).toEqual({
        f: 'Please fill in this field',
      });
  });

  it('of a choice is the option as staff wrote it, whatever invisible characters it has', () => {
    const options = ['Up\u00a0to 10', 'Mu\u0308nchen\u200b'];
    const fields = [
      field({ kind: 'choice', options }),
      field({ name: 'more', kind: 'text', shownIf: { field: 'f', value: 'Mu\u0308nchen\u200b' } }),
    ];
    expect(valuesOf(fields, { f: options[0], more: 'x' })).toEqual([['f', options[0]]]);
    expect(valuesOf(fields, { f: options[1], more: 'x' })).toEqual([
      ['f', options[1]],
      ['more', 'x'],
    ]);
  });

  it('of a number is within its bounds, inclusive', () => {
    const fields = [field({ kind: 'number', min: 0, max: 10 })];
    expect(['0', '10'].map((f) => errorsOf(fields, { f }))).toEqual([{}, {}]);
    expect(errorsOf(fields, { f: '-1' })).toEqual({ f: 'Please enter 0 or more' });
    expect(errorsOf(fields, { f: '10.1' })).toEqual({ f: 'Please enter 10 or less' });
  });

  it('of a choice is one of its options', () => {
    const fields = [field({ kind: 'choice', options: ['A', 'B'] })];
    expect(valuesOf(fields, { f: 'B' })).toEqual([['f', 'B']]);
    expect(errorsOf(fields, { f: 'C' })).toEqual({ f: 'Please choose one of the options' });
  });

  it.each([
    ['text', 'Please fill in this field'],
    ['email', 'Please fill in this field'],
    ['choice', 'Please choose one of the options'],
    ['consent', 'Please check this box'],
  ] as const)('of a required %s is not missing or blank', (kind, message) => {
    for (const entries of [{}, { f: '' }, { f: ' \n ' }]) {
      expect(errorsOf([field({ kind, required: true, options: ['A'] })], entries)).toEqual({ f: message });
      expect(errorsOf([field({ kind, options: ['A'] })], entries)).toEqual({});
    }
  });

  it('that is not text is refused', () => {
    expect(Object.keys(errorsOf([field({ kind: 'text' })], { f: { toString: 'x' } }))).toEqual(['f']);
  });
});

it('errors are in the language of the messages, numbers included', () => {
  const fields = [field({ kind: 'long-text' }), field({ name: 'n', kind: 'number', max: 1000 })];
  expect(errorsOf(fields, { f: 'm'.repeat(2001), n: '1001' }, german)).toEqual({
    f: 'Bitte verwenden Sie höchstens 2.000 Zeichen',
    n: 'Bitte geben Sie höchstens 1.000 ein',
  });
});

describe('a condition', () => {
  const fields: FormField[] = [
    field({ name: 'a', kind: 'choice', options: ['X', 'Y'] }),
    field({ name: 'b', kind: 'consent', shownIf: { field: 'a', value: 'X' } }),
    field({ name: 'c', kind: 'text', required: true, shownIf: { field: 'b', value: 'yes' } }),
  ];

  it('that is met asks for the field', () => {
    expect(errorsOf(fields, { a: 'X', b: 'yes' })).toEqual({ c: 'Please fill in this field' });
  });

  it('that is not met drops the field, and all that depend on it', () => {
    expect(valuesOf(fields, { a: 'Y', b: 'yes', c: 'Hidden' })).toEqual([['a', 'Y']]);
  });

  it('on an invalid entry is not met', () => {
    expect(errorsOf(fields, { a: 'Z', b: 'yes' })).toEqual({ a: 'Please choose one of the options' });
  });
});

it('the sender is read from the fields, and unknown if the form does not ask', () => {
  const fields = [
    field({ name: 'who', kind: 'text', autofill: 'name' }),
    field({ name: 'firm', kind: 'text', autofill: 'organization' }),
    field({ name: 'mail', kind: 'email' }),
  ];
  const answers = formEntries(fields, english).parse({ who: 'Ada', firm: 'Grid Ltd', mail: 'ada@client.example' });
  expect(senderIn(fields, answers)).toEqual({ name: 'Ada', email: 'ada@client.example' });
  expect(senderIn(fields, [])).toEqual({ name: null, email: null });
});
