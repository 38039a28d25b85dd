import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import { HeadObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clientConfig } from '@/services/storage/client-config';
import { withSmallDisk } from '../../tests/helpers/small-disk';
import { readObject } from '../services/storage/objects';
import { bucketTarget } from './bucket';
import { folderTarget } from './folder';
import { Mirror } from './mirror';
import { folderVersions } from './picture-versions';
import { publishedFiles } from './published-files';

const BUCKET = 'copy';
let home: string;
let server: S3rver;
let client: S3Client;
let port: number;

const write = (file: string, text: string) => {
  const place = path.join(home, file);
  fs.mkdirSync(path.dirname(place), { recursive: true });
  fs.writeFileSync(place, text);
};
const list = () =>
  publishedFiles({
    pages: path.join(home, 'site'),
    build: path.join(home, 'build'),
    picture: async (name) => fs.promises.readFile(path.join(home, 'media', name)),
    pictureVersions: () => folderVersions(path.join(home, 'media')),
    siteUrl: 'https://alethia.example/',
  });
const mirror = () => new Mirror(list, bucketTarget(client, BUCKET));
const read = async (key: string) => (await readObject(client, BUCKET, key))?.toString();

async function serve(at = 0) {
  server = new S3rver({
    address: '127.0.0.1',
    port: at,
    silent: true,
    directory: path.join(home, 'bucket'),
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  ({ port } = await server.run());
  client = new S3Client(
    clientConfig({
      S3_REGION: 'eu-central-1',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    }),
  );
}

beforeEach(async () => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'mirror-'));
  write('site/fresh/index.html', '<h1>Home</h1><img src="/api/media/file/field.jpg">');
  write('site/fresh/index.html.br', 'encoded');
  write('site/fresh/index.html.notes.json', '{}');
  write('site/fresh/sitemap.xml', '<urlset/>');
  write('site/fresh/assets/frame-1.js', 'frame');
  write('site/fresh/generated/paths.json', '[]');
  write('site/fresh/internal/fallback/nothing/index.html', 'The pattern breaks here.');
  write('site/own/fresh/contact/index.html', '<form method="post" action="/forms/contact"></form>');
  write('site/stale/about/index.html', 'About, as it was');
  write('build/chunks/site.css', 'body{}');
  write('media/field.jpg', 'picture');
  write('media/unused.jpg', 'a picture on no page');
  await serve();
});
afterEach(async () => {
  await server.close();
  fs.rmSync(home, { recursive: true, maxRetries: 3 });
});

it('has every page, file and picture that visitors see, and nothing else', async () => {
  await mirror().sync();
  expect((await list()).map(({ key }) => key).sort()).toEqual([
    '404.html',
    '_next/static/chunks/site.css',
    'about/index.html',
    'api/media/file/field.jpg',
    'assets/frame-1.js',
    'contact/index.html',
    'index.html',
    'sitemap.xml',
  ]);
  expect(await read('index.html')).toContain('<h1>Home</h1>');
  expect(await read('404.html')).toBe('The pattern breaks here.');
  expect(await read('api/media/file/field.jpg')).toBe('picture');
});

it('a form posts to the site itself', async () => {
  await mirror().sync();
  expect(await read('contact/index.html')).toContain('action="https://alethia.example/forms/contact"');
});

it('copies changes, removes unpublished files, keeps files that older pages use', async () => {
  const copy = mirror();
  expect(await copy.sync()).toEqual({ copied: 8, removed: 0 });
  expect(await copy.sync()).toEqual({ copied: 0, removed: 0 });
  write('site/fresh/index.html', '<h1>Changed</h1>');
  fs.rmSync(path.join(home, 'site/stale/about'), { recursive: true });
  fs.rmSync(path.join(home, 'build/chunks'), { recursive: true });
  expect(await copy.sync()).toEqual({ copied: 1, removed: 2 });
  expect(await read('index.html')).toBe('<h1>Changed</h1>');
  expect(await read('about/index.html')).toBeUndefined();
  expect(await read('_next/static/chunks/site.css')).toBe('body{}');
});

it('the next process continues where this one ended', async () => {
  await mirror().sync();
  expect(await mirror().sync()).toEqual({ copied: 0, removed: 0 });
});

it('recovers after an outage of the bucket', async () => {
  const copy = mirror();
  await copy.sync();
  await server.close();
  write('site/fresh/index.html', '<h1>Published meanwhile</h1>');
  await expect(copy.sync()).rejects.toThrow();
  await serve(port);
  await copy.sync();
  expect(await read('index.html')).toBe('<h1>Published meanwhile</h1>');
});

it('a bucket without room keeps what it has, and gets the rest once there is room', {
  timeout: 30_000,
}, async (test) => {
  const copy = mirror();
  await copy.sync();
  write('site/fresh/index.html', '<h1>Published meanwhile</h1><img src="/api/media/file/field.jpg">'.repeat(5000));
  fs.renameSync(path.join(home, 'bucket'), path.join(home, 'kept'));
  await withSmallDisk(test, path.join(home, 'bucket'), 1, async (disk) => {
    fs.cpSync(path.join(home, 'kept'), path.join(home, 'bucket'), { recursive: true });
    disk.fill();
    await expect(copy.sync()).rejects.toThrow();
    expect(await read('about/index.html')).toBe('About, as it was');
    disk.free();
    expect(await copy.sync()).toEqual({ copied: 1, removed: 0 });
    expect(await read('index.html')).toContain('Published meanwhile');
  });
});

it('a lost picture does not stop other files', async () => {
  fs.rmSync(path.join(home, 'media/field.jpg'));
  await expect(mirror().sync()).rejects.toThrow('api/media/file/field.jpg');
  expect(await read('contact/index.html')).toContain('<form');
});

it('can copy to a folder as well', async () => {
  const folder = path.join(home, 'export');
  expect(await new Mirror(list, folderTarget(folder)).sync()).toMatchObject({ copied: 8 });
  expect(fs.readFileSync(path.join(folder, 'index.html'), 'utf8')).toContain('Home');
  expect(fs.existsSync(path.join(folder, 'generated'))).toBe(false);
});

it('a folder without room keeps no half of a file, and gets the rest once there is room', {
  timeout: 30_000,
}, async (test) => {
  const folder = path.join(home, 'export');
  write('site/fresh/index.html', '<h1>Home</h1>'.repeat(10_000));
  await withSmallDisk(test, folder, 1, async (disk) => {
    disk.fill();
    const copy = new Mirror(list, folderTarget(folder));
    await expect(copy.sync()).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(disk.files().filter((name) => fs.statSync(path.join(folder, name)).isFile())).toEqual([]);
    disk.free();
    await copy.sync();
    expect(fs.readFileSync(path.join(folder, 'index.html'), 'utf8')).toMatch(/^(<h1>Home<\/h1>){10000}$/);
  });
});

it('removes from a folder what a killed export has left there, and nothing else', async () => {
  const left = ['index.html.3308-3248110923987', 'paper.2024-11', 'about/index.html.41-9276110923987'];
  const longAgo = new Date(Date.now() - 2 * 3_600_000);
  for (const name of left) {
    write(`export/${name}`, 'half');
    if (!name.startsWith('about/')) fs.utimesSync(path.join(home, 'export', name), longAgo, longAgo);
  }
  await new Mirror(list, folderTarget(path.join(home, 'export'))).sync();
  // The last one may be of an export that goes on.
  expect(left.filter((name) => fs.existsSync(path.join(home, 'export', name)))).toEqual(left.slice(1));
});

it('has downloads, which browsers save rather than open', async () => {
  write('site/fresh/index.html', '<a href="/api/media/file/paper.pdf" download>Paper</a>');
  write('media/paper.pdf', '%PDF-1.4');
  await mirror().sync();
  const { ContentType, ContentDisposition } = await client.send(
    new HeadObjectCommand({ Bucket: BUCKET, Key: 'api/media/file/paper.pdf' }),
  );
  expect([ContentType, ContentDisposition]).toEqual(['application/pdf', 'attachment']);
});

it('an upload is served as what its ending says in the table of uploads, otherwise as bytes to be saved', async () => {
  const names = ['evil.html', 'app.js', 'page.xml', 'drawing.svg', 'noext', 'm%C3%B6we%20(1).jpg'];
  const links = names.map((name) => `<img src="/api/media/file/${name}">`).join('');
  write('site/fresh/index.html', `${links}<p style="background:url(/api/media/file/field.jpg)">`);
  for (const name of names) write(`media/${decodeURIComponent(name)}`, '<script>alert(1)</script>');
  await mirror().sync();
  const sent = await Promise.all(
    names.map(async (name) => {
      const Key = `api/media/file/${decodeURIComponent(name)}`;
      const { ContentType, ContentDisposition } = await client.send(new HeadObjectCommand({ Bucket: BUCKET, Key }));
      return [ContentType, ContentDisposition];
    }),
  );
  const bytes = ['application/octet-stream', 'attachment'];
  expect(sent).toEqual([bytes, bytes, bytes, bytes, bytes, ['image/jpeg', undefined]]);
  // A file server decides by the name.
  const folder = path.join(home, 'export');
  await new Mirror(list, folderTarget(folder)).sync();
  expect(fs.readdirSync(path.join(folder, 'api/media/file')).sort()).toEqual(['field.jpg', 'möwe (1).jpg']);
});

it('a picture that is processed again is copied again', async () => {
  const copy = mirror();
  await copy.sync();
  write('media/field.jpg', 'a picture without its position');
  await copy.sync();
  expect(await read('api/media/file/field.jpg')).toBe('a picture without its position');
});
