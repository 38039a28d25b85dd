import { expect, it } from 'vitest';
import { fieldErrors } from './fields.ts';
import { fieldMessages } from './messages.ts';
import { newsletterSchema } from './newsletter.ts';

const schema = newsletterSchema(fieldMessages);

it('stores an address in lower case, without the space around it', () => {
  expect(schema.parse({ email: ' Ada@Client.EXAMPLE ' })).toEqual({ email: 'ada@client.example' });
});

it.each([
  ['not an address', 'Invalid email address'],
  [`${'a'.repeat(256 - '@client.example'.length)}@client.example`, 'Email must be less than 255 characters'],
])('refuses %#', (email, message) => {
  const parsed = schema.safeParse({ email });
  expect(parsed.error && fieldErrors(parsed.error)).toEqual({ email: message });
});

it('takes 255 characters', () => {
  const email = `${'a'.repeat(255 - '@client.example'.length)}@client.example`;
  expect(schema.safeParse({ email }).success).toBe(true);
});
