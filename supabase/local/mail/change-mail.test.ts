import { expect, it } from 'vitest';
import { changeMails as mailsOf } from './change-mail.ts';

const changeMails = (user: unknown, change: unknown) => mailsOf(user, change, 'http://localhost:3000');
const ada = { email: 'ada@client.example', user_metadata: {} };

it('tells the address that the account has now, in the language of the account', () => {
  const [mail] = changeMails({ ...ada, new_email: 'new@client.example' }, { email: 'new@client.example' });
  expect(mail).toMatchObject({ to: 'ada@client.example', text: expect.stringContaining('new@client.example') });
  const [german] = changeMails({ ...ada, user_metadata: { language: 'de' } }, { password: 'x' });
  expect(german?.subject).toBe('Eine Änderung Ihres Alethia-Kontos');
  expect(
    changeMails({ ...ada, new_email: 'n@client.example' }, { email: 'n@client.example', password: 'x' }),
  ).toHaveLength(2);
});

it('escapes addresses, and is silent about anything else', () => {
  const [mail] = changeMails({ ...ada, new_email: '<b>@client.example' }, { email: '<b>@client.example' });
  expect(mail?.html).not.toContain('<b>');
  expect(changeMails(ada, { data: { display_name: 'Ada' } })).toEqual([]);
  expect(changeMails(ada, { email: 'ada@client.example' })).toEqual([]);
  expect(changeMails(undefined, { password: 'x' })).toEqual([]);
});
