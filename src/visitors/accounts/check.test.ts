import { fieldMessages } from '@shared/messages';
import { describe, expect, it } from 'vitest';
import { check } from './check';
import type { Mode } from './modes';

const good = { email: 'someone@client.example', password: 'x'.repeat(8), displayName: 'Jo' };
const message = (mode: Mode, entries: Partial<typeof good>) => {
  const checked = check(mode, { ...good, ...entries }, fieldMessages);
  return 'message' in checked ? checked.message : undefined;
};

describe.each(['sign-in', 'sign-up'] as const)('%s', (mode) => {
  it.each([
    ['email', 'nobody', 'Invalid email address'],
    ['email', '', 'Invalid email address'],
    // In the words of sign-in, which has no others about an address.
    ['email', `${'a'.repeat(242)}@client.example`, 'Invalid email address'],
    ['password', 'x'.repeat(7), 'Password must be at least 8 characters'],
    ['password', '', 'Password must be at least 8 characters'],
    ['password', 'x'.repeat(101), 'Password must be at most 100 characters'],
  ])('refuses %s %j', (field, value, expected) => {
    expect(message(mode, { [field]: value })).toBe(expected);
  });

  it.each([
    ['email', ` ${good.email} `],
    ['password', 'x'.repeat(8)],
    ['password', 'x'.repeat(100)],
    ['password', '🔑'.repeat(8)],
  ])('accepts %s %j', (field, value) => {
    expect(message(mode, { [field]: value })).toBeUndefined();
  });

  it('reports the first failing rule in the order of the form: name, email, password', () => {
    const nameless = message(mode, { email: '', password: '', displayName: '' });
    expect(nameless).toBe(mode === 'sign-up' ? 'Name must be at least 2 characters' : 'Invalid email address');
    expect(message(mode, { email: '', password: '' })).toBe('Invalid email address');
    expect(message(mode, { password: '' })).toBe('Password must be at least 8 characters');
  });
});

it.each([
  ['J', 'Name must be at least 2 characters'],
  [' J ', 'Name must be at least 2 characters'],
  ['J'.repeat(101), 'Name must be at most 100 characters'],
  ['J\u0000o', 'This text contains a character that cannot be stored. Please remove it.'],
  ['J\u001b', 'Name must be at least 2 characters'],
  ['Jo\u001b[31m', undefined],
  ['Jo', undefined],
  ['J'.repeat(100), undefined],
])('sign-up with the name %j', (displayName, expected) => {
  expect(message('sign-up', { displayName })).toBe(expected);
});

it('sign-in needs no name', () => {
  expect(message('sign-in', { displayName: '' })).toBeUndefined();
});

it('keeps the spaces of a password, and trims an address', () => {
  expect(check('sign-in', { email: ' a@b.example ', password: ' 1234567 ' }, fieldMessages)).toEqual({
    entries: { email: 'a@b.example', password: ' 1234567 ' },
  });
});
