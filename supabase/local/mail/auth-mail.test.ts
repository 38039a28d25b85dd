import { expect, it } from 'vitest';
import { inOurWords } from './auth-mail.ts';

const mail = (type: string, page?: string) =>
  inOurWords(
    {
      to: 'ada@client.example',
      subject: 'Theirs',
      text: `Follow http://localhost/auth/v1/verify?token=x&type=${type}&redirect_to=http%3A%2F%2Flocalhost%3A3000`,
    },
    'http://localhost:3000',
    page,
  );
const linkIn = (text = '') => new URL(text.split('\n').find((line) => line.startsWith('http')) ?? '');

it('is in the language of the page that requested it, and leads back there, to a button', () => {
  const english = mail('recovery', 'http://localhost:3000/auth');
  expect(english.subject).toBe('Reset your password');
  expect(linkIn(english.text).href).toBe('http://localhost:3000/auth#link=x&type=recovery');
  const german = mail('recovery', 'http://localhost:3000/auth/de');
  expect(german.subject).toBe('Setzen Sie Ihr Passwort zurück');
  expect(linkIn(german.text).href).toBe('http://localhost:3000/auth/de#link=x&type=recovery');
  expect(mail('magiclink', 'http://localhost:3000/auth/de').html).toContain('>Anmelden</a>');
});

it('never leads to another host', () => {
  expect(linkIn(mail('recovery', 'https://evil.example/auth/de').text).origin).toBe('http://localhost:3000');
});

it('is English if requested anywhere else, and unchanged if its type is unknown', () => {
  for (const page of [undefined, '', 'nowhere', 'http://localhost:3000/', 'http://localhost:3000/auth/fr'])
    expect(mail('magiclink', page).subject).toBe('Your sign-in link');
  expect(mail('invite', 'http://localhost:3000/auth/de').subject).toBe('Theirs');
});
