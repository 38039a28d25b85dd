import type { Dirent } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';

export type PublishedFile = {
  /** Path without the leading slash, such as `about/index.html`. */
  key: string;
  version: string;
  type: string;
  cacheControl: string;
  /** For browsers to save rather than open. */
  isDownload?: boolean;
  read: () => Promise<Buffer>;
};

type Places = {
  pages: string;
  build: string;
  picture: (name: string) => Promise<Buffer>;
  siteUrl: string;
};

const HOLDS = {
  page: 'public, max-age=0, must-revalidate',
  file: 'public, max-age=31536000, immutable',
  picture: 'public, max-age=3600',
};
/** In ascending priority: a page without a fresh copy is published with its stale one. */
const SHELVES = ['own/stale', 'stale', 'own/fresh', 'fresh'];
const NOT_FOUND = 'internal/fallback/nothing/index.html';
const PICTURE = /\/api\/media\/file\/([\w-][\w.-]*)/g;
const FORM = /(<form\b[^>]*?\saction=")(?=\/)/g;
const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  ico: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt',
  pdf: 'application/pdf',
  woff2: 'font/woff2',
};

const typeOf = (key: string) => TYPES[path.extname(key).slice(1).toLowerCase()] ?? 'application/octet-stream';
const isCompanion = (name: string) => /\.(?:br|gz|notes\.json|\d+-\d+)$/.test(name);
const isClosed = (key: string) => /^(?:generated|internal)\//.test(key) && key !== NOT_FOUND;

async function filesBelow(folder: string): Promise<string[]> {
  const all: Dirent[] = await fs.readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return all
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

async function versionOf(file: string): Promise<string | undefined> {
  const stat = await fs.stat(file).catch(() => undefined);
  return stat && `${Math.round(stat.mtimeMs)}-${stat.size}`;
}

/** Points forms to the site itself: a file server cannot receive them. */
const withForms = (html: string, siteUrl: string) => html.replace(FORM, `$1${siteUrl.replace(/\/$/, '')}`);

const shown = new Map<string, { version: string; names: string[] }>();

async function picturesOf(file: string, version: string): Promise<string[]> {
  const known = shown.get(file);
  if (known?.version === version) return known.names;
  const html = await fs.readFile(file, 'utf8').catch(() => '');
  const names = [...new Set([...html.matchAll(PICTURE)].map(([, name = '']) => name))];
  shown.set(file, { version, names });
  return names;
}

export async function publishedFiles({ pages, build, picture, siteUrl }: Places): Promise<PublishedFile[]> {
  const found = new Map<string, PublishedFile>();
  const pictures = new Set<string>();
  for (const shelf of SHELVES) {
    for (const name of await filesBelow(path.join(pages, shelf))) {
      if (isCompanion(name) || isClosed(name)) continue;
      const file = path.join(pages, shelf, name);
      const version = await versionOf(file);
      if (!version) continue;
      const key = name === NOT_FOUND ? '404.html' : name;
      const isHtml = name.endsWith('.html');
      if (isHtml) for (const one of await picturesOf(file, version)) pictures.add(one);
      const read = async () =>
        isHtml ? Buffer.from(withForms(await fs.readFile(file, 'utf8'), siteUrl)) : fs.readFile(file);
      const cacheControl = name.startsWith('assets/') ? HOLDS.file : HOLDS.page;
      found.set(key, { key, version, type: typeOf(key), cacheControl, read });
    }
  }
  for (const name of await filesBelow(build)) {
    const file = path.join(build, name);
    const version = await versionOf(file);
    const key = `_next/static/${name}`;
    if (version)
      found.set(key, { key, version, type: typeOf(key), cacheControl: HOLDS.file, read: () => fs.readFile(file) });
  }
  for (const name of pictures) {
    const key = `api/media/file/${name}`;
    const type = typeOf(key);
    // Names of uploads are never reused.
    found.set(key, {
      key,
      version: name,
      type,
      cacheControl: HOLDS.picture,
      isDownload: type === TYPES.pdf,
      read: () => picture(name),
    });
  }
  return [...found.values()];
}
