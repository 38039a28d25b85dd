import { Forbidden, NotFound, ValidationError } from 'payload';
import { expect, it } from 'vitest';
import { adminWords } from '@/lib/admin-words';
import { plainReason } from './plain-reason';

const advice =
  "The text of Payload's error has changed. Look in payload/dist/errors, and correct src/payload/plain-reason.ts: staff " +
  'would not learn why a scheduled change failed.';

it.each([
  [new Forbidden(), 'not allowed to publish'],
  [new NotFound(), 'no longer exists'],
  [{ message: adminWords.general.notFound }, 'account of the person who scheduled it, no longer exists'],
  [new ValidationError({ errors: [{ label: 'Summary', message: 'Required', path: 'summary' }] }), 'Summary'],
  [
    new ValidationError({
      errors: ['Department', 'Summary'].map((label) => ({ label, message: 'Required', path: label })),
    }),
    'Required fields are missing or invalid: Department, Summary',
  ],
])('%s is explained', ({ message }, words) => {
  expect(plainReason({ message }), advice).toContain(words);
});
