import { expect, it } from 'vitest';
import { fieldErrors } from './fields.ts';
import { newsletterSchema } from './newsletter.ts';

it('stores an address in lower case, without the space around it', () => {
  expect(newsletterSchema.parse({ email: ' Ada@Client.EXAMPLE ' })).toEqual({ email: 'ada@client.example' });
});

it.each([
  ['not an address', 'Invalid email address'],
  [`${'a'.repeat(256 - '@client.example'.length)}@client.example`, 'Email must be less than 255 characters'],
])('refuses %#', (email, message) => {
  const parsed = newsletterSchema.safeParse({ email });
  expect(parsed.error && fieldErrors(parsed.error)).toEqual({ email: message });
});

it('takes 255 characters', () => {
  const email = `${'a'.repeat(255 - '@client.example'.length)}@client.example`;
  expect(newsletterSchema.safeParse({ email }).success).toBe(true);
});
