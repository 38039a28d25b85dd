import { describe, expect, it } from 'vitest';
import { sessionUser } from '@/data/staff-session';
import { ownRequest } from '@/payload/own-request';
import { inTransaction } from '@/payload/transaction';
import type { SessionRow } from '@/staff/sessions/endpoints';
import { client } from '../helpers/http';
import { testPayload } from '../helpers/payload';
import { next } from '../helpers/samples';
import { password, signIn } from '../helpers/staff';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0';
const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15';

const payload = await testPayload();
const staff = await signIn(payload);

async function colleague(...browsers: string[]) {
  const email = `sessions-${next()}@staff.example`;
  const data = { name: 'Colleague', email, password, role: 'author' as const };
  const { id } = await payload.create({ collection: 'users', data });
  const sessions = [];
  for (const browser of browsers) {
    const headers = { 'user-agent': browser };
    const { body } = await client(undefined, undefined, headers).rest<{ token: string }>('POST', '/users/login', {
      email,
      password,
    });
    sessions.push(client(body.token, undefined, headers));
  }
  return { id, email, sessions };
}

type Person = ReturnType<typeof client>;
const isSignedIn = async (person: Person | undefined) => Boolean((await person?.rest('GET', '/users/me'))?.body.user);

async function listed(person: Person | undefined, id: string) {
  const response = await person?.rest<{ sessions: SessionRow[] }>('GET', `/users/${id}/sessions`);
  return response?.body.sessions ?? [];
}

async function lines(document: string) {
  const where = { document: { equals: document } };
  const { docs } = await payload.find({ collection: 'audit-log', where, sort: 'createdAt', depth: 0 });
  const actions: string[] = ['role', 'session', 'password', 'email'];
  return docs
    .filter(({ action }) => actions.includes(action))
    .map(({ whoName, action, detail }) => [whoName, action, detail].filter(Boolean).join(' | '));
}

it('server functions are for sessions that have not ended, and keep their devices', async () => {
  const { id, email } = await colleague();
  const login = client(undefined, undefined, { 'user-agent': FIREFOX });
  const { body } = await login.rest<{ token: string }>('POST', '/users/login', { email, password });
  const of = (cookie: string) =>
    sessionUser(new Headers({ cookie, 'user-agent': FIREFOX, authorization: `JWT ${body.token}` }));
  const own = `payload-token=${body.token}`;
  expect((await of(own))?.id).toBe(id);
  expect((await listed(client(body.token), id)).map(({ device }) => device)).toEqual(['Firefox on Windows']);
  for (const cookie of ['', 'payload-token=x', `payload-token=${body.token.slice(0, -2)}`])
    expect(await of(cookie)).toBeNull();
  await client(body.token).rest('POST', '/users/logout');
  expect(await of(own)).toBeNull();
});

describe('own sessions', () => {
  it('are listed with device, times and method, and without an address', async () => {
    const { id, sessions } = await colleague(FIREFOX, SAFARI);
    await isSignedIn(sessions[1]);
    const rows = await listed(sessions[0], id);
    expect(rows.map(({ device, method, isCurrent }) => ({ device, method, isCurrent }))).toEqual(
      expect.arrayContaining([
        { device: 'Firefox on Windows', method: 'password', isCurrent: true },
        { device: 'Safari on macOS', method: 'password', isCurrent: false },
      ]),
    );
    for (const { startedAt, lastUsedAt } of rows) {
      expect(new Date(lastUsedAt).getTime()).toBeGreaterThanOrEqual(new Date(startedAt).getTime());
    }
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(
      ['device', 'id', 'isCurrent', 'lastUsedAt', 'method', 'startedAt'].sort(),
    );
  });

  it('can be ended one by one: the next request of that session is anonymous', async () => {
    const { id, sessions } = await colleague(FIREFOX, SAFARI);
    await isSignedIn(sessions[1]);
    const other = (await listed(sessions[0], id)).find(({ isCurrent }) => !isCurrent);
    const body = { which: 'one', session: other?.id };
    expect((await sessions[0]?.rest('POST', `/users/${id}/sessions/end`, body))?.body).toEqual({ ended: 1 });
    expect(await isSignedIn(sessions[1])).toBe(false);
    expect(await isSignedIn(sessions[0])).toBe(true);
    expect((await sessions[0]?.rest('POST', `/users/${id}/sessions/end`, body))?.status).toBe(404);
    expect(await lines(id)).toEqual(['Colleague | session | Safari on macOS']);
  });

  it('can be ended all but this one', async () => {
    const { id, sessions } = await colleague(FIREFOX, SAFARI, SAFARI);
    const response = await sessions[0]?.rest('POST', `/users/${id}/sessions/end`, { which: 'others' });
    expect(response?.body).toEqual({ ended: 2 });
    expect(await Promise.all(sessions.map(isSignedIn))).toEqual([true, false, false]);
    expect(await lines(id)).toEqual(['Colleague | session | 2 sessions']);
  });

  it('end one by one with sign-out', async () => {
    const { sessions } = await colleague(FIREFOX, SAFARI);
    await sessions[0]?.rest('POST', '/users/logout');
    expect(await Promise.all(sessions.map(isSignedIn))).toEqual([false, true]);
  });

  it('are noted as used once in a while, not with every request', async () => {
    const { id, sessions } = await colleague(FIREFOX);
    const first = (await listed(sessions[0], id))[0]?.lastUsedAt;
    await isSignedIn(sessions[0]);
    expect((await listed(sessions[0], id))[0]?.lastUsedAt).toBe(first);
  });
});

describe("other people's sessions", () => {
  it('are for admins, who may end all of them', async () => {
    const { id, sessions } = await colleague(FIREFOX, SAFARI);
    expect(await listed(staff.admin, id)).toHaveLength(2);
    const response = await staff.admin.rest('POST', `/users/${id}/sessions/end`, { which: 'all' });
    expect(response.body).toEqual({ ended: 2 });
    expect(await Promise.all(sessions.map(isSignedIn))).toEqual([false, false]);
    expect(await lines(id)).toEqual(['admin | session | 2 sessions']);
  });

  it.each(['anonymous', 'reviewer', 'author', 'editor'] as const)('are not for %s', async (who) => {
    const { id, sessions } = await colleague(FIREFOX);
    expect((await staff[who].rest('GET', `/users/${id}/sessions`)).status).toBe(403);
    expect((await staff[who].rest('POST', `/users/${id}/sessions/end`, { which: 'all' })).status).toBe(403);
    expect(await isSignedIn(sessions[0])).toBe(true);
  });

  it('are not ended under the id of one’s own account', async () => {
    const { id, sessions } = await colleague(FIREFOX);
    const session = (await listed(sessions[0], id))[0]?.id;
    const body = { which: 'one', session };
    expect((await staff.author.rest('POST', `/users/${staff.author.id}/sessions/end`, body)).status).toBe(404);
    expect(await isSignedIn(sessions[0])).toBe(true);
  });
});

it('refuses what it does not understand with a sentence', async () => {
  const at = `/users/${staff.author.id}/sessions/end`;
  for (const body of [{}, { which: 'some' }, { which: 'one', session: 'x' }, [], 'all']) {
    expect((await staff.author.rest('POST', at, body)).status).toBe(400);
  }
  expect((await staff.admin.rest('GET', '/users/not-an-id/sessions')).status).toBe(403);
});

describe('all sessions of an account end', () => {
  it('with a new role, and it is in the log', async () => {
    const { id, sessions } = await colleague(FIREFOX);
    await staff.admin.rest('PATCH', `/users/${id}`, { role: 'editor', currentPassword: password });
    expect(await isSignedIn(sessions[0])).toBe(false);
    expect(await lines(id)).toEqual(['admin | role | From author to editor']);
  });

  it('but not with a new name', async () => {
    const { id, sessions } = await colleague(FIREFOX);
    await sessions[0]?.rest('PATCH', `/users/${id}`, { name: 'Renamed' });
    expect(await isSignedIn(sessions[0])).toBe(true);
  });
});

describe('while the account is being saved', () => {
  const someoneWaits = () =>
    expect
      .poll(async () => {
        const { rowCount } = await payload.db.pool.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return rowCount;
      })
      .toBeGreaterThan(0);
  /** `work` begins when the save has written, and before others see it. */
  async function duringSave<T>(id: string, work: () => Promise<T>): Promise<T> {
    const req = await ownRequest(payload);
    const begun = await inTransaction(req, async () => {
      await payload.update({ collection: 'users', id, data: { name: 'Saved' }, req });
      const working = work();
      await someoneWaits();
      return { working };
    });
    return begun.working;
  }

  it('its sessions are ended, and stay so', async () => {
    const { id, sessions } = await colleague(FIREFOX, SAFARI);
    const ended = await duringSave(id, () => staff.admin.rest('POST', `/users/${id}/sessions/end`, { which: 'all' }));
    expect(ended.body).toEqual({ ended: 2 });
    expect([await isSignedIn(sessions[0]), await isSignedIn(sessions[1])]).toEqual([false, false]);
  });

  it('one that its owner ends does not bring back what the save has changed', async () => {
    const { id, sessions } = await colleague(FIREFOX, SAFARI);
    // Its first request notes the device, which waits for the save before the account is read.
    await isSignedIn(sessions[0]);
    await duringSave(id, async () => sessions[0]?.rest('POST', '/users/logout'));
    const { name } = await payload.findByID({ collection: 'users', id });
    expect(name).toBe('Saved');
    expect([await isSignedIn(sessions[0]), await isSignedIn(sessions[1])]).toEqual([false, true]);
  });

  it('another change of it takes nothing of it back, nor the save that', async () => {
    const { id, sessions } = await colleague(FIREFOX);
    const change = () => staff.admin.rest('PATCH', `/users/${id}`, { role: 'reviewer' });
    await duringSave(id, change);
    const { name, role } = await payload.findByID({ collection: 'users', id });
    expect([name, role]).toEqual(['Saved', 'reviewer']);
    expect(await isSignedIn(sessions[0])).toBe(false);
  });
});
