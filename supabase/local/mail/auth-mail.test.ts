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
const linkIn = (text = '') => new URL(text.split('\n').find((line) => line.includes('/auth/v1/verify')) ?? '');

it('is in the language of the page that requested it, and leads back there', () => {
  expect(mail('recovery', 'http://localhost:3000/auth').subject).toBe('Reset your password');
  const german = mail('recovery', 'http://localhost:3000/auth/de');
  expect(german.subject).toBe('Setzen Sie Ihr Passwort zurück');
  expect(linkIn(german.text).searchParams.get('redirect_to')).toBe('http://localhost:3000/auth/de');
  expect(mail('magiclink', 'http://localhost:3000/auth/de').html).toContain('>Anmelden</a>');
});

it('never leads to another host', () => {
  const link = linkIn(mail('recovery', 'https://evil.example/auth/de').text);
  expect(link.searchParams.get('redirect_to')).toBe('http://localhost:3000/auth/de');
});

it('is English if requested anywhere else, and unchanged if its type is unknown', () => {
  for (const page of [undefined, '', 'nowhere', 'http://localhost:3000/', 'http://localhost:3000/auth/fr'])
    expect(mail('magiclink', page).subject).toBe('Your sign-in link');
  expect(mail('invite', 'http://localhost:3000/auth/de').subject).toBe('Theirs');
});
