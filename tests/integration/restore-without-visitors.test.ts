import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { pack, unpack } from '@/backup/archive';
import { backUp } from '@/backup/backup';
import { readManifest } from '@/backup/read-manifest';
import { restore } from '../../scripts/backup/restore';
import { execute, urlOf } from '../helpers/databases';
import { isFull } from '../helpers/extent';
import { testPayload } from '../helpers/payload';

/** A backup of a site with embedded services meets a database whose user is no superuser. */

const { DATABASE_URL: databaseUrl = '', DATA_DIR: dataDir = '' } = process.env;
const serverUrl = inject('serverUrl');
const role = `plain_${randomBytes(4).toString('hex')}`;
const target = path.join(dataDir, 'target');
const archive = path.join(dataDir, 'alethia-with-visitors.tar.gz');

let plainUrl: string;

/** As if the embedded services had been in the database. */
async function withVisitors(plain: string): Promise<void> {
  const content = fs.mkdtempSync(path.join(dataDir, '.content-'));
  const { files, ...facts } = await unpack(plain, content);
  expect(files.length).toBeGreaterThan(10);
  fs.rmSync(path.join(content, 'manifest.json'));
  fs.writeFileSync(path.join(content, 'database/public.contact_messages.copy'), 'a message\n');
  fs.mkdirSync(path.join(content, 'files/form-files'), { recursive: true });
  fs.writeFileSync(path.join(content, 'files/form-files/a-file'), 'of a visitor');
  const messages = { schema: 'public', name: 'contact_messages', columns: ['message'], rows: 1 };
  const visitors = { visitorMigrations: ['20261121080000'], tables: [...facts.tables, messages] };
  await pack(content, { ...facts, ...visitors }, archive, () => {});
}

const schemas = async () => {
  const client = new pg.Client(plainUrl);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      "select nspname as name from pg_namespace where nspname in ('payload', 'auth')",
    );
    return rows.map(({ name }) => name);
  } finally {
    await client.end();
  }
};

beforeAll(async () => {
  const payload = await testPayload();
  await payload.db.pool.query(`insert into payload.redirects ("from", to_label) values ('/before', 'Home')`);
  const plain = path.join(dataDir, 'alethia-plain.tar.gz');
  await backUp({ databaseUrl, dataDir, archive: plain, madeBy: { kind: 'command' } });
  await withVisitors(plain);
  await execute(serverUrl, `create role ${role} login password '${role}'`, `create database ${role} owner ${role}`);
  const url = new URL(urlOf(serverUrl, role));
  url.username = role;
  url.password = role;
  plainUrl = url.toString();
}, 120_000);

afterAll(() => execute(serverUrl, `drop database ${role} with (force)`, `drop role ${role}`));

it('is refused before anything is changed, with what would be left out and what to do', async () => {
  const place = { databaseUrl: plainUrl, dataDir: target, archive };
  await expect(restore(place)).rejects.toThrow(/Nothing has changed.+\(1 rows\).+--without-visitors.+roles\.sql/);
  expect(await schemas()).toEqual([]);
  expect(fs.readdirSync(target)).toEqual([]);
});

it.skipIf(!isFull)(
  'without the visitors, the content is restored, and nothing of theirs',
  async () => {
    await restore({ databaseUrl: plainUrl, dataDir: target, archive, isWithoutVisitors: true });
    expect(await schemas()).toEqual(['payload']);
    expect(fs.existsSync(path.join(target, 'form-files'))).toBe(false);
    await backUp({
      databaseUrl: plainUrl,
      dataDir: target,
      archive: `${archive}.again.tar.gz`,
      madeBy: { kind: 'command' },
    });
    const again = await readManifest(`${archive}.again.tar.gz`);
    expect(again?.tables.find(({ name }) => name === 'redirects')?.rows).toBe(1);
    expect(again?.visitorMigrations).toEqual([]);
  },
  120_000,
);
