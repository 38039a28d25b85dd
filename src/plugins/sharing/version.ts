import { createHash } from 'node:crypto';
import type { Payload } from 'payload';
import type { ContentCollection, ShareableCollection } from '@/lib/content-collections';
import { SERVER_FIELDS } from '@/lib/server-fields';

/** What a guest saw, with a digest: an autosave changes a version but keeps its id. */
export type SeenVersion = { id: string; digest: string };

/** Publishing an approved version does not change it. */
const NOT_CONTENT = new Set<string>(SERVER_FIELDS);

/** Independent of field order; null and absent are equal. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (!value || typeof value !== 'object' || value instanceof Date) return value;
  const entries = Object.entries(value).filter(([, item]) => item !== null && item !== undefined);
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, item]) => [name, canonical(item)]),
  );
}

export function digestOf(version: object): string {
  const content = Object.fromEntries(Object.entries(version).filter(([name]) => !NOT_CONTENT.has(name)));
  return createHash('sha256')
    .update(JSON.stringify(canonical(content)))
    .digest('base64url')
    .slice(0, 22);
}

export const writeVersion = ({ id, digest }: SeenVersion) => `${id}.${digest}`;

export function readVersion(text: unknown): SeenVersion | undefined {
  const [, id, digest] = /^([0-9a-f-]{36})\.([\w-]{22})$/.exec(String(text ?? '')) ?? [];
  return id && digest ? { id, digest } : undefined;
}

async function latestOfDocument(
  payload: Payload,
  collection: ContentCollection,
  id: string,
): Promise<SeenVersion | undefined> {
  const { docs } = await payload.findVersions({
    collection: collection as 'pages',
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  const [latest] = docs;
  return latest && { id: String(latest.id), digest: digestOf(latest.version) };
}

/** Changes with the versions of its documents and with what it contains. */
async function latestOfRelease(payload: Payload, id: string): Promise<SeenVersion | undefined> {
  const release = await payload.findByID({
    collection: 'releases',
    id,
    select: { title: true, documents: true, globals: true, redirects: true },
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  });
  if (!release) return undefined;
  const parts: unknown[] = [release.redirects ?? []];
  for (const { relationTo, value } of release.documents ?? []) {
    const document = typeof value === 'string' ? value : value.id;
    parts.push(document, (await latestOfDocument(payload, relationTo, document))?.digest);
  }
  for (const slug of release.globals ?? []) {
    const draft = await payload.findGlobal({ slug, draft: true, depth: 0, overrideAccess: true });
    parts.push(slug, digestOf(draft));
  }
  return { id, digest: digestOf({ parts }) };
}

/** Drafts included, without access control. */
export const latestVersion = (
  payload: Payload,
  collection: ShareableCollection,
  id: string,
): Promise<SeenVersion | undefined> =>
  collection === 'releases' ? latestOfRelease(payload, id) : latestOfDocument(payload, collection, id);

export async function isVersionOf(payload: Payload, collection: ShareableCollection, id: string, version: string) {
  if (collection === 'releases') return version === id;
  const { totalDocs } = await payload.countVersions({
    collection: collection as 'pages',
    where: { and: [{ parent: { equals: id } }, { id: { equals: version } }] },
    overrideAccess: true,
  });
  return totalDocs > 0;
}
