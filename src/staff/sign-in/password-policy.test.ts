import { describe, expect, it } from 'vitest';
import { passwordProblem } from './password-policy';

const owner = { email: 'maria.keller@staff.example', name: 'Maria Keller' };

describe('a password', () => {
  it.each([
    ['twelve characters', 'tk4-vq9-zr2w'],
    ['a few words', 'harbour lantern quiet'],
    ['128 characters', `${'kq7 wm2 '.repeat(15)}zx81vb34`],
    ['with the own name among many other characters', 'maria counts 41 lanterns'],
  ])('is accepted: %s', async (_, password) => {
    expect(await passwordProblem(password, owner)).toBeUndefined();
  });

  it.each([
    ['no text', undefined, /Enter a password/],
    ['nothing', '', /at least 12/],
    ['eleven characters', 'tk4-vq9-zr2', /at least 12/],
    ['129 characters', 'x1'.repeat(64).concat('y'), /at most 128/],
    ['common', 'qwertyuiop123', /too common/],
    ['common in capitals', 'QWERTYUIOP123', /too common/],
    ['common, lengthened', 'Password2026!', /too common/],
    ['common, twice', 'dragondragon', /too common/],
    ['one character', 'aaaaaaaaaaaaaa', /too common/],
    ['the own email', 'maria.keller@staff.example', /too easy to guess/],
    ['the own name', 'MariaKeller1', /too easy to guess/],
    ['the site', 'Alethia-2026', /too easy to guess/],
  ])('is refused: %s', async (_, password, message) => {
    expect(await passwordProblem(password, owner)).toMatch(message);
  });

  it('gets one message at a time', async () => {
    expect(await passwordProblem('password')).toMatch(/at least 12/);
  });
});
