import type { Dirent } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { mediaTypeNamed, PDF } from '../lib/file-types.ts';
import type { PictureVersions } from './picture-versions.ts';

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
  pictureVersions: () => Promise<PictureVersions>;
  siteUrl: string;
};

const HOLDS = {
  page: 'public, max-age=0, must-revalidate',
  file: 'public, max-age=31536000, immutable',
  picture: 'public, max-age=3600',
};
/** Of uploads from before names were generated; browsers must not run them. */
export const UNKNOWN_TYPE = 'application/octet-stream';
/** In ascending priority: a page without a fresh copy is published with its stale one. */
const SHELVES = ['own/stale', 'stale', 'own/fresh', 'fresh'];
const NOT_FOUND = 'internal/fallback/nothing/index.html';
/** Encoded, as in addresses. Older sites have names with spaces, letters of any script and brackets. */
const PICTURE = /\/api\/media\/file\/((?:[\w.~!*-]|%[0-9a-f]{2}|\([\w.%-]*\))+)/gi;
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
  woff2: 'font/woff2',
};

const typeOf = (key: string) => TYPES[path.extname(key).slice(1).toLowerCase()] ?? UNKNOWN_TYPE;
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

/** Undefined for what is no file's name. */
function decoded(name: string): string | undefined {
  try {
    const plain = decodeURIComponent(name);
    return /^[^./\\][^/\\]*$/.test(plain) && !plain.includes('\0') ? plain : undefined;
  } catch {
    return undefined;
  }
}

async function picturesOf(file: string, version: string): Promise<string[]> {
  const known = shown.get(file);
  if (known?.version === version) return known.names;
  const html = await fs.readFile(file, 'utf8').catch(() => '');
  const names = [...new Set([...html.matchAll(PICTURE)].flatMap(([, name = '']) => decoded(name) ?? []))];
  shown.set(file, { version, names });
  return names;
}

export async function publishedFiles({
  pages,
  build,
  picture,
  pictureVersions,
  siteUrl,
}: Places): Promise<PublishedFile[]> {
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
  const versions = pictures.size > 0 ? await pictureVersions() : undefined;
  for (const name of pictures) {
    const key = `api/media/file/${name}`;
    const type = mediaTypeNamed(name)?.type ?? UNKNOWN_TYPE;
    found.set(key, {
      key,
      version: `${type} ${versions?.get(name) ?? ''}`,
      type,
      cacheControl: HOLDS.picture,
      isDownload: type === PDF || type === UNKNOWN_TYPE,
      read: () => picture(name),
    });
  }
  return [...found.values()];
}
