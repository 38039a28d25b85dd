import { sql } from '@payloadcms/db-postgres';
import { expect, it } from 'vitest';
import { databaseOf } from '@/payload/transaction';
import { client } from '../helpers/http';
import { testPayload } from '../helpers/payload';
import { next } from '../helpers/samples';
import { password } from '../helpers/staff';

const HOUR = 3600;

const payload = await testPayload();

async function signedIn() {
  const email = `length-${next()}@staff.example`;
  const data = { name: 'Colleague', email, password, role: 'editor' as const };
  const { id } = await payload.create({ collection: 'users', data });
  const { body } = await client().rest<{ token: string }>('POST', '/users/login', { email, password });
  return { id, token: body.token, person: client(body.token) };
}

type Colleague = Awaited<ReturnType<typeof signedIn>>;

/** Moves the session's start and end, in seconds from now; null: not known, as Payload allows. */
async function move({ id }: Colleague, start: number | null, end: number) {
  const at = (seconds: number | null) =>
    seconds === null ? null : new Date(Date.now() + seconds * 1000).toISOString();
  const database = await databaseOf(payload);
  await database.execute(sql`update payload.users_sessions
    set created_at = ${at(start)}, expires_at = ${at(end)} where _parent_id = ${id}`);
}

type Me = { user: { id: string } | null; exp?: number; session?: { endsIn: number; latestIn: number } };
const me = async ({ person }: Colleague) => (await person.rest<Me>('GET', '/users/me')).body;

async function storedEnds({ id }: Colleague): Promise<number[]> {
  const database = await databaseOf(payload);
  const { rows } = await database.execute<{ seconds: number }>(
    sql`select extract(epoch from expires_at - now())::float8 as seconds
      from payload.users_sessions where _parent_id = ${id}`,
  );
  return rows.map(({ seconds }) => seconds);
}

it('a session that began with a password ends after twelve hours, however busy it is', async () => {
  const colleague = await signedIn();
  await move(colleague, -12.1 * HOUR, 7 * HOUR);
  expect((await me(colleague)).user).toBeNull();
  expect(await storedEnds(colleague)).toEqual([]);
});

it('ends at the time stored with it, too', async () => {
  const colleague = await signedIn();
  await move(colleague, -2 * HOUR, -1);
  expect((await me(colleague)).user).toBeNull();
});

it.each([
  ['11 hours ago', -11 * HOUR],
  ['at an unknown time, before the rule', null],
])('begun %s, it goes on', async (_, start) => {
  const colleague = await signedIn();
  await move(colleague, start, 7 * HOUR);
  expect((await me(colleague)).user).toMatchObject({ id: colleague.id });
});

it('says how long it lasts by the clock of the server, and at the most', async () => {
  const colleague = await signedIn();
  const { session, exp } = await me(colleague);
  expect(Math.round((session?.endsIn ?? 0) / 60)).toBe(8 * 60);
  expect(Math.round((session?.latestIn ?? 0) / 60)).toBe(12 * 60);
  // Payload's admin would count down to it by the clock of the browser, and then leave the page.
  expect(exp).toBeUndefined();
});

it('is extended by eight hours, at most to twelve after sign-in, with the token', async () => {
  for (const [begun, left] of [
    [-1, 8],
    [-11, 1],
  ] as const) {
    const colleague = await signedIn();
    await move(colleague, begun * HOUR, 60);
    const { status, body, headers } = await colleague.person.rest<Me & { refreshedToken: string }>(
      'POST',
      '/users/refresh-token',
    );
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ id: colleague.id });
    expect(Math.round((body.session?.endsIn ?? 0) / 60)).toBe(left * 60);
    expect(body.exp).toBeUndefined();
    expect(headers.get('set-cookie')).toContain(body.refreshedToken);
    const [, claims = ''] = body.refreshedToken.split('.');
    const { exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { exp: number };
    expect(Math.round((exp - Date.now() / 1000) / 60)).toBe(left * 60);
    expect((await storedEnds(colleague)).map((seconds) => Math.round(seconds / 60))).toEqual([left * 60]);
    const { user } = (await client(body.refreshedToken).rest<Me>('GET', '/users/me')).body;
    expect(user).toMatchObject({ id: colleague.id });
  }
});

it('is not extended once it has ended, and nobody extends a session they do not have', async () => {
  const colleague = await signedIn();
  await move(colleague, -13 * HOUR, 60);
  expect((await colleague.person.rest('POST', '/users/refresh-token')).status).toBe(401);
  expect((await client().rest('POST', '/users/refresh-token')).status).toBe(401);
});

it('an extension does not undo a change made to the account at the same time', async () => {
  const colleague = await signedIn();
  await Promise.all([
    colleague.person.rest('POST', '/users/refresh-token'),
    colleague.person.rest('PATCH', `/users/${colleague.id}`, { name: 'Renamed' }),
    colleague.person.rest('POST', '/users/refresh-token'),
  ]);
  expect((await me(colleague)).user).toMatchObject({ name: 'Renamed' });
});

it('a window of one person is not served as another who signed in beside it', async () => {
  const [one, other] = [await signedIn(), await signedIn()];
  const asOther = (account: string) => client(other.token, undefined, { 'x-staff-account': account });
  expect((await asOther(one.id).rest<Me>('GET', '/users/me')).body.user).toBeNull();
  expect((await asOther(one.id).rest('PATCH', `/users/${other.id}`, { name: 'Taken' })).status).toBe(403);
  expect((await asOther(other.id).rest<Me>('GET', '/users/me')).body.user).toMatchObject({ name: 'Colleague' });
});
