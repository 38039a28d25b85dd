import { createHash } from 'node:crypto';
import type { Payload } from 'payload';
import type { ContentCollection } from '@/lib/content-collections';
import { SERVER_FIELDS } from '@/lib/server-fields';
import type { CommentedCollection } from '@/plugins/comments/api';
import { addedToSite } from '@/seams/capability';

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

export async function latestOfDocument(
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

export const viewOf = (payload: Payload, collection: CommentedCollection) =>
  addedToSite(payload, 'sharedView').find((view) => view.collection === collection);

/** Drafts included, without access control. */
export async function latestVersion(
  payload: Payload,
  collection: CommentedCollection,
  id: string,
): Promise<SeenVersion | undefined> {
  const view = viewOf(payload, collection);
  if (!view) return latestOfDocument(payload, collection as ContentCollection, id);
  const digest = await view.digestOf(payload, id);
  return digest === undefined ? undefined : { id, digest };
}

export async function isVersionOf(payload: Payload, collection: CommentedCollection, id: string, version: string) {
  if (viewOf(payload, collection)) return version === id;
  const { totalDocs } = await payload.countVersions({
    collection: collection as 'pages',
    where: { and: [{ parent: { equals: id } }, { id: { equals: version } }] },
    overrideAccess: true,
  });
  return totalDocs > 0;
}
