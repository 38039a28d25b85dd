import fs from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { env } from '@/env';
import { pathCollections } from '@/lib/paths';
import { seed } from '@/seed';
import { seedDocuments, seedGlobals } from '@/seed/documents';
import { seedId } from '@/seed/ids';
import { siteEnvironment } from '../../scripts/launch/environment';
import { prepare } from '../../scripts/launch/prepare';
import { staffFile } from '../../scripts/launch/staff-account';
import { documented } from '../helpers/documented';
import { testPayload } from '../helpers/payload';

const everything = seedDocuments.length + seedGlobals.length;
const about = seedId('pages', '/about');
const brandDesigner = seedId('jobs', 'brand-designer');

const payload = await testPayload();

afterEach(() => {
  vi.restoreAllMocks();
});

const totals = async () => {
  const counted = [...new Set(seedDocuments.map(({ collection }) => collection))].map(async (collection) => {
    const { totalDocs } = await payload.count({ collection });
    return [collection, totalDocs] as const;
  });
  return Object.fromEntries(await Promise.all(counted));
};

test('a run that fails half-way leaves nothing behind', async () => {
  vi.spyOn(payload, 'updateGlobal').mockRejectedValue(new Error('The server went away.'));
  await expect(seed(payload)).rejects.toThrow('The server went away.');
  expect(new Set(Object.values(await totals()))).toEqual(new Set([0]));
  expect(await payload.kv.keys()).toEqual([]);
});

test('two first runs at once create everything once', async () => {
  const runs = await Promise.all([seed(payload), seed(payload)]);
  expect(runs.map(({ created }) => created).sort((a, b) => a - b)).toEqual([0, everything]);
});

test('every document is published under its own id, apart from drafts, and every global is filled', async () => {
  for (const { collection, id, unique, isDraft } of seedDocuments) {
    const document = await payload.findByID({ collection, id, depth: 0 });
    expect(document, id).toMatchObject({ _status: isDraft ? 'draft' : 'published', ...unique });
  }
  for (const { slug } of seedGlobals) {
    expect(await payload.findGlobal({ slug, depth: 0 }), slug).toMatchObject({ _status: 'published' });
  }
});

test('every route of the documents that is content has its page', async () => {
  const found = await Promise.all(
    pathCollections.map((collection) => payload.find({ collection, depth: 0, pagination: false })),
  );
  const paths = found.flatMap(({ docs }) => docs.map(({ path }) => path));
  expect(paths).toEqual(expect.arrayContaining(documented));
});

test('a further run creates nothing', async () => {
  const before = await totals();
  expect(await seed(payload)).toEqual({ created: 0 });
  expect(await totals()).toEqual(before);
});

test('what staff changed stays as they left it', async () => {
  const context = { disableRevalidate: true };
  await payload.update({ collection: 'pages', id: about, data: { title: 'Who we are' }, context });
  await payload.updateGlobal({ slug: 'site-settings', data: { city: 'Boulder' }, context });
  expect(await seed(payload)).toEqual({ created: 0 });
  expect(await payload.findByID({ collection: 'pages', id: about })).toMatchObject({ title: 'Who we are' });
  expect(await payload.findGlobal({ slug: 'site-settings' })).toMatchObject({ city: 'Boulder' });
});

test('what staff deleted stays deleted', async () => {
  await payload.delete({ collection: 'jobs', id: brandDesigner, context: { disableRevalidate: true } });
  expect(await seed(payload)).toEqual({ created: 0 });
  expect(await payload.findByID({ collection: 'jobs', id: brandDesigner, disableErrors: true })).toBeNull();
});

test('the password of the first account is kept before the account is made, whatever interrupts that', async () => {
  const { DATABASE_URL: databaseUrl, PAYLOAD_SECRET: payloadSecret, SITE_URL: siteUrl, DATA_DIR: dataDir } = env();
  fs.rmSync(staffFile(dataDir), { force: true });
  await payload.db.pool.query(`
    create function payload.interrupt() returns trigger language plpgsql as $$ begin raise 'interrupted'; end $$;
    create trigger interrupt before insert on payload.users for each row execute function payload.interrupt()`);
  try {
    const environment = siteEnvironment({ databaseUrl, payloadSecret, siteUrl, dataDir });
    await expect(prepare(environment, path.join(dataDir, 'logs/database.log'))).rejects.toThrow('P0001');
  } finally {
    await payload.db.pool.query('drop function payload.interrupt cascade');
  }
  expect(fs.readFileSync(staffFile(dataDir), 'utf8')).toMatch(/^Email: {4}\S+\nPassword: \S{12,}$/m);
}, 120_000);
