import fs from 'node:fs';
import path from 'node:path';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LAST_BACKUP } from '@/lib/last-backup';
import { SITE_TAG } from '@/publishing/record';
import { seed } from '@/seed';
import { filesBelow } from '../../scripts/backup/archive';
import { type BackedUp, backUp } from '../../scripts/backup/backup';
import { contentSchemas, foreignKeysIn, sequencesIn, tablesIn } from '../../scripts/backup/catalogue';
import { connect } from '../../scripts/backup/dump';
import { removeSite } from '../../scripts/backup/load';
import { noteBackup } from '../../scripts/backup/note';
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

let payload: Payload;
let gateway: TestGateway;
let picture: { filename: string; bytes: Buffer };
let made: BackedUp;
let before: Awaited<ReturnType<typeof state>>;

/** State that must survive, without the record of publishes, to which the restore adds. */
async function state() {
  const connection = connect(databaseUrl);
  try {
    const schemas = await contentSchemas(connection);
    const rows: Record<string, string> = {};
    for (const { schema, name } of await tablesIn(connection, schemas)) {
      if (name === 'publishes') continue;
      const [row] = await connection<{ count: string; digest: string }[]>`
        select count(*)::text as count, coalesce(md5(string_agg(t::text, ' ' order by t::text)), '') as digest
        from ${connection(schema)}.${connection(name)} t`;
      rows[`${schema}.${name}`] = `${row?.count} ${row?.digest}`;
    }
    const keys = [...(await foreignKeysIn(connection, schemas))];
    return {
      rows,
      keys,
      sequences: (await sequencesIn(connection, schemas)).filter(({ name }) => !name.startsWith('publishes')),
    };
  } finally {
    await connection.end();
  }
}

async function lastPublish() {
  const connection = connect(databaseUrl);
  try {
    return await connection<{ tags: string[] }[]>`select tags from payload.publishes order by written desc limit 1`;
  } finally {
    await connection.end();
  }
}

const signIn = () => gateway.ask('/auth/v1/token?grant_type=password', { key: gateway.publishableKey, json: visitor });

beforeAll(async () => {
  payload = await testPayload();
  gateway = await testGateway();
  await seed(payload);
  const context = { disableRevalidate: true };
  await payload.create({ collection: 'users', context, data: { ...staff, name: 'Mara Lind', role: 'admin' } });
  const data = await sharp({ create: { width: 700, height: 400, channels: 3, background: '#0c8ce9' } })
    .png()
    .toBuffer();
  const file = { data, mimetype: 'image/png', name: 'field.png', size: data.length };
  const { filename } = await payload.create({ collection: 'media', context, data: { alt: awkward }, file });
  picture = { filename: filename ?? '', bytes: fs.readFileSync(path.join(dataDir, 'media', filename ?? '')) };
  const home = { path: { equals: '/' } };
  const meta = { title: 'As it was on the day' };
  await payload.update({ collection: 'pages', where: home, context, data: { meta, _status: 'published' } });
  const signedUp = await gateway.ask('/auth/v1/signup', { key: gateway.publishableKey, json: visitor });
  expect(signedUp.status).toBe(200);
  before = await state();
  made = await backUp({ databaseUrl, dataDir, archive });
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
  expect((await state()).rows).toEqual({});

  const secrets = await makeSupabaseSecrets({ SUPABASE_LITE_PASSWORD: 'only-for-tests-only-for-tests' });
  await restore({ databaseUrl, dataDir, archive, secrets });

  // Pages rendered before the restore are outdated: it publishes the tag of all pages.
  const [publish] = await lastPublish();
  expect(publish?.tags).toEqual([SITE_TAG]);
  expect(await state()).toEqual(before);
  expect(fs.readFileSync(path.join(dataDir, 'media', picture.filename)).equals(picture.bytes)).toBe(true);
  expect(filesBelow(path.join(dataDir, 'media')).length).toBeGreaterThan(1);
  expect(fs.readdirSync(dataDir).filter((name) => name.startsWith('.restore'))).toEqual([]);

  const { user } = await payload.login({ collection: 'users', data: staff });
  expect(user?.email).toBe(staff.email);
  const { docs } = await payload.find({ collection: 'pages', where: { path: { equals: '/' } } });
  expect(docs[0]?.meta?.title).toBe('As it was on the day');
  expect((await payload.find({ collection: 'media' })).docs[0]?.alt).toBe(awkward);
  // New documents fit in with restored ones.
  await payload.create({ collection: 'leaders', draft: true, data: { name: 'New' } });

  gateway = await testGateway();
  expect((await signIn()).status).toBe(200);
}, 120_000);

it('the dashboard of admins knows when the last one was made', async () => {
  await noteBackup(databaseUrl, { at: '2026-11-22T00:00:00.000Z', bytes: 1 });
  await noteBackup(databaseUrl, { at: made.madeAt, bytes: made.bytes });
  expect(await payload.kv.get(LAST_BACKUP)).toEqual({ at: made.madeAt, bytes: made.bytes });
});
