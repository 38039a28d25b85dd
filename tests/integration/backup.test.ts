import fs from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { filesBelow } from '@/backup/archive';
import { type BackedUp, backUp } from '@/backup/backup';
import { contentSchemas, foreignKeysIn, sequencesIn, tablesIn } from '@/backup/catalogue';
import { named, withConnection } from '@/backup/connection';
import { noteBackup } from '@/backup/note';
import { encrypt } from '@/backup/passphrase';
import { LAST_BACKUP } from '@/lib/last-backup';
import { SITE_TAG } from '@/publishing/record';
import { seed } from '@/seed';
import { removeSite } from '../../scripts/backup/load';
import { withArchive } from '../../scripts/backup/open';
import { restore } from '../../scripts/backup/restore';
import { makeSupabaseSecrets } from '../../scripts/process/secrets';
import { type TestGateway, testGateway } from '../helpers/gateway';
import { testPayload } from '../helpers/payload';

/** The drill: a site is lost completely and restored from its archive. */

const { DATABASE_URL: databaseUrl = '', DATA_DIR: dataDir = '' } = process.env;
const archive = path.join(dataDir, 'backups/drill.tar.gz');
const staff = { email: 'mara.lind@alethia.example', password: 'a long password of hers' };
const visitor = { email: 'nora.feld@client.example', password: 'another long password' };
const awkward = 'Tab\t, back\\slash, new\nline, „quotes“, \\N and 雪';

let gateway: TestGateway;
let picture: { filename: string; bytes: Buffer };
let made: BackedUp;
const sent = 'form-files/00000000-0000-4000-8000-00000000f11e';
let before: Awaited<ReturnType<typeof state>>;

/** Without the record of publishes, to which the restore adds. */
const state = () =>
  withConnection(databaseUrl, async (connection) => {
    const schemas = await contentSchemas(connection);
    const rows: Record<string, string> = {};
    for (const { schema, name } of await tablesIn(connection, schemas)) {
      if (name === 'publishes') continue;
      const { rows: found } = await connection.query<{ count: string; digest: string }>(`
        select count(*)::text as count, coalesce(md5(string_agg(t::text, ' ' order by t::text)), '') as digest
        from ${named(schema, name)} t`);
      rows[`${schema}.${name}`] = `${found[0]?.count} ${found[0]?.digest}`;
    }
    return {
      rows,
      keys: await foreignKeysIn(connection, schemas),
      sequences: (await sequencesIn(connection, schemas)).filter(({ name }) => !name.startsWith('publishes')),
    };
  });

const lastPublish = () =>
  withConnection(databaseUrl, async (connection) => {
    const query = 'select tags from payload.publishes order by written desc limit 1';
    return (await connection.query<{ tags: string[] }>(query)).rows;
  });

const signIn = () => gateway.ask('/auth/v1/token?grant_type=password', { key: gateway.publishableKey, json: visitor });

const payload = await testPayload();

beforeAll(async () => {
  gateway = await testGateway();
  await seed(payload);
  const context = { disableRevalidate: true };
  await payload.create({ collection: 'users', context, data: { ...staff, name: 'Mara Lind', role: 'admin' } });
  const data = await sharp({ create: { width: 700, height: 400, channels: 3, background: '#0c8ce9' } })
    .png()
    .toBuffer();
  const file = { data, mimetype: 'image/png', name: 'field.png', size: data.length };
  const { filename } = await payload.create({ collection: 'media', context, data: { alt: 'A field' }, file });
  // Past the cleaning of texts: older content may have such characters.
  await payload.db.pool.query('update payload.media set alt = $1 where filename = $2', [awkward, filename]);
  picture = { filename: filename ?? '', bytes: fs.readFileSync(path.join(dataDir, 'media', filename ?? '')) };
  const home = { path: { equals: '/' } };
  const meta = { title: 'As it was on the day' };
  await payload.update({ collection: 'pages', where: home, context, data: { meta, _status: 'published' } });
  const signedUp = await gateway.ask('/auth/v1/signup', { key: gateway.publishableKey, json: visitor });
  expect(signedUp.status).toBe(200);
  fs.mkdirSync(path.join(dataDir, 'form-files'), { recursive: true });
  fs.writeFileSync(path.join(dataDir, sent), 'a plan');
  before = await state();
  made = await backUp({ databaseUrl, dataDir, archive, madeBy: { kind: 'command' } });
}, 120_000);

afterAll(() => gateway.stop());

it('an archive says what is in it, is for its owner only, and leaves nothing beside it', () => {
  const rows = (name: string) => made.tables.find((table) => `${table.schema}.${table.name}` === name)?.rows;
  expect(rows('payload.users')).toBe(1);
  expect(rows('auth.users')).toBe(1);
  expect(made.missing).toEqual([]);
  expect(fs.statSync(archive).mode & 0o777).toBe(0o600);
  expect(fs.readdirSync(path.dirname(archive)).sort()).toEqual(['drill.tar.gz', 'drill.tar.gz.sha256']);
});

it('does not write over a site', async () => {
  await expect(restore({ databaseUrl, dataDir, archive })).rejects.toThrow('There is a site in this database.');
  expect(await state()).toEqual(before);
});

it('a damaged archive is refused before anything is written', async () => {
  const damaged = path.join(dataDir, 'damaged.tar.gz');
  const bytes = fs.readFileSync(archive);
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 0xff;
  fs.writeFileSync(damaged, bytes);
  fs.copyFileSync(`${archive}.sha256`, `${damaged}.sha256`);
  await expect(restore({ databaseUrl, dataDir, archive: damaged })).rejects.toThrow('is damaged');
});

it('all comes back: every row, key and counter, the uploads, and people can sign in', async () => {
  await gateway.stop();
  await removeSite(databaseUrl);
  fs.rmSync(path.join(dataDir, 'media'), { recursive: true });
  fs.rmSync(path.join(dataDir, sent));
  // Of an entry that the restored database does not have.
  const later = path.join(dataDir, 'form-files/00000000-0000-4000-8000-00000000f11f');
  fs.writeFileSync(later, 'a later plan');
  expect((await state()).rows).toEqual({});
  const ofNothing = {
    databaseUrl,
    dataDir,
    archive: `${archive}.of-nothing.tar.gz`,
    madeBy: { kind: 'command' as const },
  };
  await expect(backUp(ofNothing)).rejects.toThrow('There is no site in this database');

  const secrets = await makeSupabaseSecrets({ SUPABASE_LITE_PASSWORD: 'only-for-tests-only-for-tests' });
  // As downloaded from the admin: encrypted.
  const encrypted = path.join(dataDir, 'drill.tar.gz.age');
  const source = Readable.toWeb(fs.createReadStream(archive)) as ReadableStream<Uint8Array>;
  const { stream, bytes } = await encrypt(source, made.bytes, 'seven quiet lathes');
  await pipeline(stream, fs.createWriteStream(encrypted));
  expect(fs.statSync(encrypted).size).toBe(bytes);
  vi.stubEnv('BACKUP_PASSPHRASE', 'six quiet lathes');
  const restoreIt = (plain: string) => restore({ databaseUrl, dataDir, archive: plain, secrets });
  await expect(withArchive(encrypted, dataDir, restoreIt)).rejects.toThrow('the passphrase is wrong');
  vi.stubEnv('BACKUP_PASSPHRASE', 'seven quiet lathes');
  await withArchive(encrypted, dataDir, restoreIt);

  const [publish] = await lastPublish();
  expect(publish?.tags).toEqual([SITE_TAG]);
  expect(await state()).toEqual(before);
  expect(fs.readFileSync(path.join(dataDir, 'media', picture.filename)).equals(picture.bytes)).toBe(true);
  expect(fs.readFileSync(path.join(dataDir, sent), 'utf8')).toBe('a plan');
  expect(fs.existsSync(later)).toBe(false);
  expect((await filesBelow(path.join(dataDir, 'media'))).length).toBeGreaterThan(1);
  expect(fs.readdirSync(dataDir).filter((name) => /^\.(restore|decrypted)/.test(name))).toEqual([]);

  const { user } = await payload.login({ collection: 'users', data: staff });
  expect(user?.email).toBe(staff.email);
  const { docs } = await payload.find({ collection: 'pages', where: { path: { equals: '/' } } });
  expect(docs[0]?.meta?.title).toBe('As it was on the day');
  expect((await payload.find({ collection: 'media' })).docs[0]?.alt).toBe(awkward);
  await payload.create({ collection: 'leaders', draft: true, data: { name: 'New' } });

  gateway = await testGateway();
  expect((await signIn()).status).toBe(200);
}, 120_000);

it('the dashboard of admins knows when the last one was made', async () => {
  await noteBackup(databaseUrl, { at: '2026-11-22T00:00:00.000Z', bytes: 1 });
  await noteBackup(databaseUrl, { at: made.madeAt, bytes: made.bytes });
  expect(await payload.kv.get(LAST_BACKUP)).toEqual({ at: made.madeAt, bytes: made.bytes });
});
