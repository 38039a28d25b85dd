import type { Media } from '@payload-types';
import { beforeAll, expect, it } from 'vitest';
import { rest } from '@/api/rest';
import { wholePdf } from '../helpers/files';
import { testPayload } from '../helpers/payload';
import { square } from '../helpers/pictures';

let picture: Media;
let paper: Media;

const stored = (name: string, data: Buffer) =>
  payload.create({
    collection: 'media',
    data: { alt: 'A field' },
    file: { name, mimetype: '', data, size: data.length },
  });

const payload = await testPayload();

beforeAll(async () => {
  picture = await stored('answer.png', await square(600, 300).png().toBuffer());
  paper = await stored('answer.pdf', wholePdf);
});

const ask = (file: Media, headers: Record<string, string> = {}, method = 'GET') =>
  rest(new Request(new URL(String(file.url), 'http://localhost:3000'), { method, headers }));

it('HEAD is like GET, without the body', async () => {
  for (const file of [picture, paper]) {
    const [get, head] = [await ask(file), await ask(file, {}, 'HEAD')];
    expect([head.status, head.body]).toEqual([200, null]);
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers));
    expect(head.headers.get('content-length')).toBe(String(file.filesize));
    await get.body?.cancel();
  }
});

it('HEAD works for data too, and refuses what GET refuses', async () => {
  const at = (path: string) => rest(new Request(`http://localhost:3000/api${path}`, { method: 'HEAD' }));
  expect((await at('/media?limit=1')).status).toBe(200);
  expect((await at('/users')).status).toBe(403);
  expect((await at('/media/file/none.png')).status).toBe(403);
});

it('says how long a file is kept and by what it is recognized; a file that is known is not sent again', async () => {
  for (const file of [picture, paper]) {
    const { headers, body } = await ask(file);
    await body?.cancel();
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
    const etag = headers.get('etag') ?? '';
    const modified = headers.get('last-modified') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const response = await ask(file, { 'if-none-match': known });
      expect([known, response.status, response.body]).toEqual([known, 304, null]);
      expect(response.headers.get('etag')).toBe(etag);
      expect(response.headers.has('content-length')).toBe(false);
    }
    expect((await ask(file, { 'if-modified-since': modified })).status).toBe(304);
    expect((await ask(file, { 'if-none-match': '"other"', 'if-modified-since': modified })).status).toBe(200);
    expect((await ask(file, { 'if-modified-since': 'yesterday' })).status).toBe(200);
  }
});

it('a part of a file is sent if the file is still the same', async () => {
  const etag = (await ask(paper)).headers.get('etag') ?? '';
  const part = await ask(paper, { range: 'bytes=0-3', 'if-range': etag });
  expect([part.status, await part.text(), part.headers.get('etag')]).toEqual([206, '%PDF', etag]);
  const whole = await ask(paper, { range: 'bytes=0-3', 'if-range': '"other"' });
  expect([whole.status, whole.headers.get('content-length')]).toEqual([200, String(paper.filesize)]);
  expect((await ask(paper, { range: 'bytes=99999-' })).status).toBe(416);
});

it('a range that means nothing, several ranges, and a range in HEAD are the whole file', async () => {
  for (const range of ['bytes=abc', 'bytes=5-2', 'bytes=-', 'lines=0-3', 'bytes=0-1,3-4']) {
    const response = await ask(paper, { range });
    await response.body?.cancel();
    expect([range, response.status, response.headers.get('content-length')]).toEqual([
      range,
      200,
      String(paper.filesize),
    ]);
  }
  const head = await ask(paper, { range: 'bytes=0-3' }, 'HEAD');
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(paper.filesize)]);
});

it('staff get no copy that stays', async () => {
  const response = await ask(picture, { cookie: 'payload-token=x' });
  expect(response.headers.get('cache-control')).toContain('no-store');
});
