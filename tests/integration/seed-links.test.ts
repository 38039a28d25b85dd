import { beforeAll, expect, test } from 'vitest';
import { isObject } from '@/lib/is-object';
import { pathCollections } from '@/lib/paths';
import { fixedRedirects, isCoded } from '@/lib/routes';
import { seed } from '@/seed';
import { seedDocuments, seedGlobals } from '@/seed/documents';
import { testPayload } from '../helpers/payload';

/** Of every industry page (block "Section of another page"). */
const industryAnchors = ['hero', 'challenge', 'capabilities', 'architecture', 'deployment', 'next'];

const uuids = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g;

type Found = { on: string; link: Record<string, unknown> };

const paths = new Set<string>();
const pathOf = new Map<string, string>();
const anchors = new Map<string, Set<string>>();
const links: Found[] = [];

function visit(content: unknown, each: (value: Record<string, unknown>) => void): void {
  if (!isObject(content)) return;
  each(content);
  for (const value of Object.values(content)) visit(value, each);
}

const isLink = (value: Record<string, unknown>) => typeof value.kind === 'string' && typeof value.label === 'string';

function read(on: string, document: object, fixedAnchors: string[] = []): void {
  const named = new Set(fixedAnchors);
  visit(document, (value) => {
    if (isLink(value)) links.push({ on, link: value });
    if (typeof value.anchor === 'string') named.add(value.anchor);
  });
  anchors.set(on, named);
}

const payload = await testPayload();

beforeAll(async () => {
  await seed(payload);
  for (const collection of pathCollections) {
    const { docs } = await payload.find({ collection, depth: 0, pagination: false });
    for (const { id, path } of docs) {
      paths.add(path);
      pathOf.set(id, path);
    }
  }
  for (const { collection, id } of seedDocuments) {
    const document = await payload.findByID({ collection, id, depth: 0 });
    read(pathOf.get(id) ?? id, document, collection === 'industries' ? industryAnchors : []);
  }
  for (const { slug } of seedGlobals) read(slug, await payload.findGlobal({ slug, depth: 0 }));
});

function problem({ on, link }: Found): string | undefined {
  const { kind, label } = link;
  if (kind === 'email' || kind === 'phone' || kind === 'none') return;
  if (kind === 'document') {
    const { document } = link;
    const known = isObject(document) && typeof document.value === 'string' && pathOf.has(document.value);
    return known ? undefined : `${on}: "${label}" leads to a document that is not there`;
  }
  const { pathname, hash, origin } = new URL(
    String(link.address),
    `http://site.invalid${on.startsWith('/') ? on : '/'}`,
  );
  if (origin !== 'http://site.invalid') return;
  if (!paths.has(pathname) && !(pathname in fixedRedirects) && !isCoded(pathname))
    return `${on}: "${label}" leads to ${pathname}`;
  if (hash && !anchors.get(pathname)?.has(hash.slice(1))) return `${on}: "${label}" leads to ${pathname}${hash}`;
}

test('every internal link leads to a page, a fixed redirect or an anchor', () => {
  expect(links.length).toBeGreaterThan(seedDocuments.length);
  expect(links.map(problem).filter(Boolean)).toEqual([]);
});

test('every fixed redirect leads to a page', () => {
  expect(Object.values(fixedRedirects).filter((path) => !paths.has(path))).toEqual([]);
});

test('every document that a section or a canonical link names is part of the seed', () => {
  const seeded = new Set(seedDocuments.map(({ id }) => id));
  const named = seedDocuments.flatMap(({ data }) => JSON.stringify(data).match(uuids) ?? []);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((id) => !seeded.has(id))).toEqual([]);
});
