import fs from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import config from '@payload-config';
import { Secret, TOTP } from 'otpauth';
import { handleEndpoints, type Where } from 'payload';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pack, unpack } from '@/backup/archive';
import { keptBackups } from '@/backup/folder';
import { oneAtATime } from '@/backup/one-at-a-time';
import { decrypt } from '@/backup/passphrase';
import { readRequest } from '@/backup/restore-request';
import { env } from '@/env';
import { carryOutRestore } from '../../../scripts/backup/carry-out';
import { globalSample } from '../../../tests/helpers/global-samples';
import { client } from '../../../tests/helpers/http';
import { testPayload } from '../../../tests/helpers/payload';
import { nextAddress } from '../../../tests/helpers/samples';
import { emailOf, password, people, signIn } from '../../../tests/helpers/staff';
import { makeLink } from './links';
import { makeRequestedBackup } from './make';
import type { BackupOverview } from './overview';
import { saveRun } from './run';

const PASSPHRASE = 'seven quiet lathes';
const SITE = 'Alethia';

let token: string;

type Reply = { error?: string; errors?: { message: string }[]; href?: string };

const dataDir = () => path.resolve(env().DATA_DIR);
const overview = async () => (await staff.admin.rest<BackupOverview>('GET', '/backups')).body;
const ask = (way: string, body: object = {}) => staff.admin.rest<Reply>('POST', `/backups${way}`, body);
const get = (href: string, as = token) =>
  handleEndpoints({
    config,
    request: new Request(`http://localhost:3000${href}`, { headers: { authorization: `JWT ${as}` } }),
  });
const tokenOf = async (role: string) => {
  const { body } = await client().rest<{ token: string }>('POST', '/users/login', { email: emailOf(role), password });
  return body.token;
};

async function audited(): Promise<string[]> {
  const where: Where = { or: [{ action: { equals: 'backup' } }, { detail: { contains: 'backup' } }] };
  const { docs } = await payload.find({ collection: 'audit-log', where, sort: 'createdAt', depth: 0 });
  return docs.map(({ action, whoName, detail }) => `${action} | ${whoName} | ${detail}`);
}

async function make(): Promise<string> {
  expect((await ask('/make')).status).toBe(202);
  expect(await makeRequestedBackup(payload)).toBe(true);
  const { run } = await overview();
  expect(run).toMatchObject({ state: 'done', askedBy: 'admin' });
  return run?.archive ?? '';
}

const payload = await testPayload();
const staff = await signIn(payload);

beforeAll(async () => {
  token = await tokenOf('admin');
  const data = { ...globalSample('site-settings', 'See it'), _status: 'published' } as never;
  await payload.updateGlobal({ slug: 'site-settings', data, context: { disableRevalidate: true } });
});

beforeEach(async () => {
  await payload.delete({ collection: 'audit-log', where: {} });
  await payload.db.pool.query('delete from payload.payload_kv');
});

afterEach(() => {
  fs.rmSync(path.join(dataDir(), 'backups'), { recursive: true, force: true });
  fs.rmSync(path.join(dataDir(), 'restore-request.json'), { force: true });
});

describe.each(people.filter((person) => person !== 'admin'))('%s', (person) => {
  it('sees no backups, makes none, downloads none and restores none', async () => {
    const name = await make();
    const me = staff[person];
    const link = await ask(`/${name}/link`, { password, passphrase: PASSPHRASE });
    const responses = await Promise.all([
      me.rest('GET', '/backups'),
      me.rest('GET', `/backups/${name}/check`),
      me.rest('GET', `/backups/${name}/contents`),
      me.rest('GET', link.body.href?.replace('/api', '') ?? ''),
      me.rest('POST', '/backups/make'),
      me.rest('POST', `/backups/${name}/link`, { password, passphrase: PASSPHRASE }),
      me.rest('POST', `/backups/${name}/restore`, { password, site: SITE }),
      me.rest('POST', '/backups/restore/cancel'),
    ]);
    expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(403));
    expect(JSON.stringify(responses)).not.toContain(name);
    expect((await overview()).run?.state).toBe('done');
    expect(await readRequest(dataDir())).toBeUndefined();
  });
});

describe('a backup that an admin asks for', () => {
  it('is made in the background, listed with who made it, and whole', async () => {
    const name = await make();
    const { backups } = await overview();
    expect(backups).toHaveLength(1);
    expect(backups[0]).toMatchObject({ name, kind: 'person', by: 'admin', release: 'this' });
    expect((await staff.admin.rest('GET', `/backups/${name}/check`)).body).toEqual({ isWhole: true });
    fs.appendFileSync(path.join(dataDir(), 'backups', name), 'x');
    expect((await staff.admin.rest('GET', `/backups/${name}/check`)).body).toEqual({ isWhole: false });
    expect(await audited()).toEqual(['backup | admin | Requested']);
  });

  it('is one at a time, also beside the command', async () => {
    expect((await ask('/make')).status).toBe(202);
    expect((await ask('/make')).status).toBe(409);
    await oneAtATime(env().DATABASE_URL, async () => {
      expect(await makeRequestedBackup(payload)).toBe(false);
      await expect(oneAtATime(env().DATABASE_URL, async () => {})).rejects.toThrow('Another backup');
    });
    expect((await overview()).run?.state).toBe('waiting');
    expect(await makeRequestedBackup(payload)).toBe(true);
    expect((await overview()).backups).toHaveLength(1);
    expect(await makeRequestedBackup(payload)).toBe(false);
  });

  it('that ended with its process counts as failed, and another can be requested', async () => {
    await saveRun(payload, { state: 'running', askedAt: new Date().toISOString(), askedBy: 'admin' });
    expect((await ask('/make')).status).toBe(409);
    await makeRequestedBackup(payload);
    expect((await overview()).run).toMatchObject({ state: 'failed', reason: 'The server was stopped meanwhile.' });
    await make();
  });

  it('whose process ended after the archive was complete counts as done', async () => {
    const archive = await make();
    await saveRun(payload, { state: 'running', askedAt: new Date().toISOString(), askedBy: 'admin', archive });
    await makeRequestedBackup(payload);
    expect((await overview()).run).toMatchObject({ state: 'done', archive });
  });

  it('that fails says so, without the folders of the server', async () => {
    fs.writeFileSync(path.join(dataDir(), 'backups'), 'no folder');
    expect((await ask('/make')).status).toBe(202);
    await makeRequestedBackup(payload);
    const { run } = await overview();
    expect(run).toMatchObject({ state: 'failed' });
    expect(JSON.stringify(run)).not.toContain(dataDir());
  });
});

it('neither a backup nor a restore is requested without a line in the audit log', async () => {
  const name = await make();
  await payload.db.pool.query(`create function payload.fails() returns trigger language plpgsql as
    $$ begin raise exception 'no room' using errcode = '53100'; end $$;
    create trigger fails before insert on payload.audit_log for each row execute function payload.fails()`);
  try {
    expect((await ask('/make')).status).toBeGreaterThanOrEqual(500);
    expect((await ask(`/${name}/restore`, { password, site: SITE })).status).toBeGreaterThanOrEqual(500);
  } finally {
    await payload.db.pool.query('drop function payload.fails cascade');
  }
  const { run, waiting } = await overview();
  expect([run?.state, waiting]).toEqual(['done', null]);
});

describe('a download', () => {
  it('needs the password, is encrypted, works once, and is in the audit log', async () => {
    const name = await make();
    const wrong = await ask(`/${name}/link`, { password: 'not this one', passphrase: PASSPHRASE });
    expect([wrong.status, wrong.body.error]).toEqual([400, 'The password is not correct.']);
    expect((await ask(`/${name}/link`, { password, passphrase: 'short' })).status).toBe(400);
    expect((await ask(`/${name}/link`, { password, passphrase: password })).status).toBe(400);

    const { body, headers } = await ask(`/${name}/link`, { password, passphrase: PASSPHRASE });
    expect(headers.get('cache-control')).toContain('no-store');
    const { rows } = await payload.db.pool.query(
      "select data::text from payload.payload_kv where key like 'backup-d%'",
    );
    expect(rows).toHaveLength(1);
    expect(rows[0].data).not.toContain(PASSPHRASE);

    const response = await get(body.href ?? '');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${name}.age"`);
    const file = await buffer(response.body as ReadableStream<Uint8Array>);
    expect(String(file.length)).toBe(response.headers.get('content-length'));
    const plain = await buffer(await decrypt(new Blob([new Uint8Array(file)]).stream(), PASSPHRASE));
    expect(plain.equals(fs.readFileSync(path.join(dataDir(), 'backups', name)))).toBe(true);

    expect((await get(body.href ?? '')).status).toBe(410);
    expect(await audited()).toEqual([
      'backup | admin | Requested',
      'sign-in-failed | admin | Wrong password to download a backup',
      'backup | admin | Downloaded, encrypted',
    ]);
  }, 60_000);

  it('is refused after a minute, and for another account', async () => {
    const name = await make();
    const link = { name, account: staff.admin.id, passphrase: PASSPHRASE };
    const late = await makeLink(payload, link, Date.now() - 60_001);
    expect((await get(`/api/backups/download/${late}`)).status).toBe(410);
    const others = await makeLink(payload, { ...link, account: staff.editor.id });
    expect((await get(`/api/backups/download/${others}`)).status).toBe(410);
    const own = await makeLink(payload, link);
    expect((await get(`/api/backups/download/${own}x`)).status).toBe(410);
    expect((await audited()).filter((line) => line.includes('Downloaded'))).toEqual([]);
  });

  it('needs a code of the second factor where the account has one', async () => {
    const name = await make();
    const email = 'second@staff.example';
    await payload.create({ collection: 'users', data: { name: 'Second', email, password, role: 'admin' } });
    const address = nextAddress();
    const login = await client(undefined, address).rest<{ token: string }>('POST', '/users/login', { email, password });
    const me = client(login.body.token, address);
    type Begun = { enrolment: { ticket: string; secret: string } };
    const begun = await me.rest<Begun>('POST', '/users/second-factor/begin', { password });
    const { ticket, secret } = begun.body.enrolment;
    const code = (steps: number) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
    expect((await me.rest('POST', '/users/second-factor/enrol', { ticket, code: code(-1) })).status).toBe(200);

    const link = (more: object) =>
      me.rest('POST', `/backups/${name}/link`, { password, passphrase: PASSPHRASE, ...more });
    expect((await link({})).status).toBe(400);
    expect((await link({ code: '000000' })).status).toBe(400);
    expect((await link({ code: code(0) })).status).toBe(201);
  });

  it('stops after too many wrong passwords', async () => {
    const name = await make();
    const me = client(token, nextAddress());
    const tries = [];
    for (let count = 0; count < 6; count++)
      tries.push(await me.rest('POST', `/backups/${name}/link`, { password: 'wrong', passphrase: PASSPHRASE }));
    expect(tries.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 429]);
  });
});

describe('a restore', () => {
  const restoring = { password, site: SITE };

  it('is compared, requested with the name of the site and the password, and canceled', async () => {
    const name = await make();
    await payload.db.pool.query(`insert into payload.redirects ("from", to_label) values ('/old', 'Home')`);
    const { body } = await staff.admin.rest<{ compared: object[] }>('GET', `/backups/${name}/contents`);
    expect(body.compared).toContainEqual({ label: 'Redirects', inBackup: 0, now: 1 });

    expect((await ask(`/${name}/restore`, { ...restoring, site: 'alethea' })).status).toBe(400);
    expect((await ask(`/${name}/restore`, { ...restoring, password: 'not this one' })).status).toBe(400);
    expect(await readRequest(dataDir())).toBeUndefined();
    expect((await ask(`/${name}/restore`, restoring)).status).toBe(201);
    expect(await readRequest(dataDir())).toMatchObject({ archive: name, askedBy: { name: 'admin' } });
    expect((await overview()).waiting).toMatchObject({ archive: name, by: 'admin', isDetached: false });
    expect((await ask(`/${name}/restore`, restoring)).status).toBe(400);

    const canceled = await Promise.all([1, 2, 3].map(() => ask('/restore/cancel')));
    expect(canceled.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await overview()).waiting).toBeNull();
    expect((await ask(`/${name}/restore`, { ...restoring, detached: 'on' })).status).toBe(201);
    expect(await readRequest(dataDir())).toMatchObject({ archive: name, isDetached: true });
    expect((await overview()).waiting).toMatchObject({ archive: name, isDetached: true });
    expect((await ask('/restore/cancel')).status).toBe(200);
    expect(await carryOutRestore({ databaseUrl: env().DATABASE_URL, dataDir: dataDir() })).toBe(false);
    expect((await payload.count({ collection: 'redirects' })).totalDocs).toBe(1);
    expect((await audited()).slice(1)).toEqual([
      'sign-in-failed | admin | Wrong password to restore a backup',
      'backup | admin | Restore requested',
      'backup | admin | Restore canceled',
      'backup | admin | Restore as a detached copy requested',
      'backup | admin | Restore canceled',
    ]);
  });

  it('of a damaged backup, of a newer release and of what is not there is refused', async () => {
    const name = await make();
    const folder = path.join(dataDir(), 'backups');
    const content = fs.mkdtempSync(path.join(folder, '.content-'));
    const { files, ...facts } = await unpack(path.join(folder, name), content);
    expect(files.length).toBeGreaterThan(10);
    fs.rmSync(path.join(content, 'manifest.json'));
    const newer = { ...facts, migrations: [...facts.migrations, '29991231_000000_future'] };
    await pack(content, newer, path.join(folder, 'newer.tar.gz'), () => {});
    fs.appendFileSync(path.join(folder, name), 'x');

    const restored = async (archive: string) => (await ask(`/${archive}/restore`, restoring)).body.error;
    expect((await overview()).backups.map(({ release }) => release).sort()).toEqual(['newer', 'this']);
    expect(await restored('newer.tar.gz')).toContain('newer release');
    expect(await restored(name)).toContain('damaged');
    expect(await restored('..%2Fsecrets.json')).toContain('no longer there');
    expect(await readRequest(dataDir())).toBeUndefined();
  });

  it('finds its backup, however many are made before the next start', async () => {
    const chosen = await make();
    const folder = path.join(dataDir(), 'backups');
    const content = fs.mkdtempSync(path.join(folder, '.content-'));
    const { files: _, ...facts } = await unpack(path.join(folder, chosen), content);
    fs.rmSync(path.join(content, 'manifest.json'));
    expect((await ask(`/${chosen}/restore`, restoring)).status).toBe(201);
    const later = (ms: number) => new Date(Date.parse(facts.madeAt) + ms).toISOString();
    for (let nth = 1; nth <= keptBackups.person + 1; nth++)
      await pack(content, { ...facts, madeAt: later(nth) }, path.join(folder, `later-${nth}.tar.gz`), () => {});
    await make();
    const left = (await overview()).backups.map(({ name }) => name);
    expect(left).toHaveLength(keptBackups.person + 1);
    expect(left).toContain(chosen);
  });
});
