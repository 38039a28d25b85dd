import { describe, expect, it } from 'vitest';
import { retryTime } from './adapter';
import { namesIn } from './lead';
import { mapped, mappingOf, usual } from './mapping';

const now = new Date('2026-11-29T12:00:00Z');

describe('the fields of a CRM', () => {
  it.each(['hubspot', 'salesforce'] as const)('that are usual at %s can be saved', (kind) => {
    expect(mappingOf(kind).safeParse(usual[kind]).success).toBe(true);
  });

  it('have names as the program gives them, which lead nowhere else in an address', () => {
    for (const to of ['utm campaign', 'Email', '../deals', ''])
      expect(mappingOf('hubspot').safeParse([{ from: 'email', to }]).success).toBe(false);
    for (const to of ['Email/x', 'E-Mail', '__proto__', ''])
      expect(mappingOf('salesforce').safeParse([{ from: 'email', to }]).success).toBe(false);
  });

  it('are filled from the lead and the answers, and what is empty is left out', () => {
    const lead = { values: { email: 'ada@client.example' }, questions: new Map([['How large?', '500 people']]) };
    const mapping = [
      { from: 'email' as const, to: 'email' },
      { from: 'company' as const, to: 'company' },
      { from: 'answer' as const, question: 'How large?', to: 'size' },
      { from: 'answer' as const, question: 'When?', to: 'time' },
    ];
    expect(mapped(lead, mapping)).toEqual({ email: 'ada@client.example', size: '500 people' });
  });
});

it.each([
  ['Ada Byron King', { firstName: 'Ada Byron', lastName: 'King' }],
  [' Ada ', { firstName: undefined, lastName: 'Ada' }],
  ['', { firstName: undefined, lastName: undefined }],
])('%j is a name with parts', (name, parts) => expect(namesIn(name)).toEqual(parts));

it.each([
  ['90', '2026-11-29T12:01:30.000Z'],
  ['Sun, 29 Nov 2026 12:02:00 GMT', '2026-11-29T12:02:00.000Z'],
  ['99999999', '2026-11-30T12:00:00.000Z'],
  ['0', undefined],
  ['soon', undefined],
])('Retry-After: %s', (retryAfter, time) => {
  expect(retryTime({ status: 429, body: '', retryAfter }, now)?.toISOString()).toBe(time);
});
