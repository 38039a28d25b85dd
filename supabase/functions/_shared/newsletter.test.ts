import { expect, it } from 'vitest';
import { fieldErrors } from './fields.ts';
import { fieldMessages } from './messages.ts';
import { newsletterSchema } from './newsletter.ts';

const schema = newsletterSchema(fieldMessages);

it('stores an address in lower case, without the space around it', () => {
  expect(schema.parse({ email: ' Ada@Client.EXAMPLE ' })).toEqual({ email: 'ada@client.example' });
});

// Its limit: contact.test.ts.
it('refuses what is not an address', () => {
  const parsed = schema.safeParse({ email: 'not an address' });
  expect(parsed.error && fieldErrors(parsed.error)).toEqual({ email: 'Invalid email address' });
});
