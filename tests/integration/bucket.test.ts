import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it, vi } from 'vitest';
import { ownRequest } from '@/payload/own-request';

// Set before anything reads the settings.
const bucket = await vi.hoisted(async () => {
  const { mkdtempSync } = await import('node:fs');
  const { tmpdir } = await import('node:os');
  const { default: S3rver } = await import('@20minutes/s3rver');
  const directory = mkdtempSync(`${tmpdir()}/bucket-`);
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'site', configs: [] }],
  });
  const { port } = await server.run();
  Object.assign(process.env, {
    S3_BUCKET: 'site',
    S3_REGION: 'eu-central-1',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  });
  return { directory, close: () => server.close() };
});

import { rest } from '@/api/rest';
import { env } from '@/env';
import { openFile, removeFiles, storeFile } from '@/services/form-files/stored';
import { readUpload } from '@/services/storage/read-upload';
import { testPayload } from '../helpers/payload';
import { signIn } from '../helpers/staff';

const payload = await testPayload();
const staff = await signIn(payload);

afterAll(async () => {
  await bucket.close();
  fs.rmSync(bucket.directory, { recursive: true });
});

const stored = () => {
  const entries = fs.readdirSync(path.join(bucket.directory, 'site'), { recursive: true, encoding: 'utf8' });
  return entries.filter((file) => file.includes('._S3rver_object'));
};
const fileAt = (address: string) => rest(new Request(new URL(address, 'http://localhost:3000')));

it('a picture and its sizes lie in the bucket alone, are handed out by this site, and go with the document', async () => {
  const bytes = await sharp({ create: { width: 1000, height: 500, channels: 3, background: '#0c8ce9' } })
    .png()
    .toBuffer();
  const { status, body } = await staff.author.upload<{ doc: Record<string, never> & { id: string; url: string } }>(
    '/media',
    new File([new Uint8Array(bytes)], 'field.png', { type: 'image/png' }),
    { alt: 'A field' },
  );
  expect(status).toBe(201);
  const { doc } = body;
  expect(doc.url).toBe('/api/media/file/field.png');
  expect(fs.existsSync(path.resolve(env().DATA_DIR, 'media', 'field.png'))).toBe(false);
  expect(stored().length).toBeGreaterThanOrEqual(3);

  const response = await fileAt(doc.url);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
  const { w480 } = (doc as unknown as { sizes: Record<string, { url: string }> }).sizes;
  const small = await fileAt(w480?.url ?? '');
  expect([small.status, small.headers.get('content-type')]).toEqual([200, 'image/webp']);

  const picture = await payload.findByID({ collection: 'media', id: doc.id });
  const read = await readUpload(await ownRequest(payload), picture);
  expect(read?.equals(bytes)).toBe(true);

  await payload.delete({ collection: 'media', id: doc.id });
  expect(stored()).toEqual([]);
  expect((await fileAt(doc.url)).ok).toBe(false);
});

it('a picture cannot be stored in another folder', async () => {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  const { body } = await staff.author.upload<{ doc: { prefix: string } }>(
    '/media',
    new File([new Uint8Array(bytes)], 'secret.png', { type: 'image/png' }),
    { alt: 'None', prefix: 'exports' },
  );
  expect(body.doc.prefix).toBe('');
  expect(stored().filter((file) => file.startsWith('exports'))).toEqual([]);
});

it('a file of a visitor lies under a prefix of its own, which no picture leads to, and is removed for good', async () => {
  const id = '00000000-0000-4000-8000-00000000f11e';
  const from = path.join(bucket.directory, 'received');
  fs.writeFileSync(from, 'a plan');
  await storeFile(id, { path: from, size: 6 });
  expect(stored()).toContain(`form-files/${id}._S3rver_object`);
  expect(await new Response(await openFile(id)).text()).toBe('a plan');
  for (const address of [`/api/media/file/form-files%2F${id}`, `/api/media/file/${id}?prefix=form-files`]) {
    expect((await fileAt(address)).ok).toBe(false);
  }
  await removeFiles([id, id]);
  expect(await openFile(id)).toBeUndefined();
  expect(stored().filter((file) => file.startsWith('form-files/'))).toEqual([]);
});
