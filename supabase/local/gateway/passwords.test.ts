import { compare, hash } from 'bcryptjs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Passwords, wholePassword, withWholePasswords } from './passwords';

const seventyOne = 'x'.repeat(71);
const encode = (body: object): ArrayBuffer => new TextEncoder().encode(JSON.stringify(body)).buffer as ArrayBuffer;
const request = new Request('http://gateway.invalid/auth/v1/token?grant_type=password', { method: 'POST' });

/** As @supabase/lite: compares only where there is a password. */
function service(accounts: Record<string, string>) {
  const comparing = vi.fn((password: string, known: string) => compare(password, known));
  const stored: string[] = [];
  const fetch = async (forwarded: Request) => {
    const { email, password } = (await forwarded.json()) as { email: string; password: string };
    if (forwarded.method === 'PUT') {
      stored.push(password);
      return Response.json({});
    }
    const known = accounts[email];
    return known && (await comparing(password, known))
      ? Response.json({ access_token: 'token' })
      : Response.json({ error_code: 'invalid_credentials' }, { status: 400 });
  };
  const hasPassword = async (email: string) => Boolean(accounts[email]);
  return { passwords: new Passwords({ fetch, hasPassword }, comparing), comparing, stored };
}

describe('the work of a sign-in', () => {
  let known: string;
  beforeEach(async () => {
    known = await hash('the right password', 4);
  });

  it.each([
    ['a short password', 'a wrong password', 1],
    ['a long one', `${seventyOne}${seventyOne}`, 2],
  ])('with %s is the same with and without an account, and without its password', async (_, password, times) => {
    for (const email of ['known@visitor.example', 'nobody@visitor.example', 'link@visitor.example']) {
      const { passwords, comparing } = service({ 'known@visitor.example': known, 'link@visitor.example': '' });
      const response = await passwords.signIn(request, encode({ email, password }));
      expect([email, response?.status, comparing.mock.calls.length]).toEqual([email, 400, times]);
    }
  });
});

describe('a long password', () => {
  it('counts as a whole, in bytes', () => {
    for (const [one, other] of [
      [`${seventyOne}1`, `${seventyOne}12`],
      [`${seventyOne}12`, `${seventyOne}13`],
      ['ä'.repeat(40), `${'ä'.repeat(39)}ö`],
    ] as const) {
      expect(wholePassword(one)).not.toBe(wholePassword(other));
      for (const password of [one, other]) expect(Buffer.byteLength(wholePassword(password))).toBeLessThan(72);
    }
    expect(wholePassword(seventyOne)).toBe(seventyOne);
  });

  it('of an older account still signs in, and counts as a whole from then on', async () => {
    const password = `${seventyOne}${seventyOne}`;
    const older = service({ 'old@visitor.example': await hash(password, 4) });
    const body = encode({ email: 'old@visitor.example', password });
    expect((await older.passwords.signIn(request, body))?.status).toBe(200);
    expect(older.stored).toEqual([wholePassword(password)]);

    const newer = service({ 'new@visitor.example': await hash(wholePassword(password), 4) });
    const given = (more: string) => encode({ email: 'new@visitor.example', password: password + more });
    expect((await newer.passwords.signIn(request, given('')))?.status).toBe(200);
    expect((await newer.passwords.signIn(request, given('x')))?.status).toBe(400);
    expect(newer.stored).toEqual([]);
  });

  it('is replaced in a body, and nothing else is', () => {
    const read = (bytes: ArrayBuffer) => JSON.parse(new TextDecoder().decode(bytes));
    const long = 'ß'.repeat(50);
    expect(
      read(withWholePasswords(encode({ email: 'a', password: long, current_password: 'short', data: { long } }))),
    ).toEqual({
      email: 'a',
      password: wholePassword(long),
      current_password: 'short',
      data: { long },
    });
    const other = encode({ email: 'a' });
    expect(withWholePasswords(other)).toBe(other);
  });
});
