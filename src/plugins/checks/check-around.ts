import type { PayloadRequest } from 'payload';
import type { Schema } from '@/data/preview/schema';
import type { ContentDocument } from '@/lib/content-collections';
import { countOpen, needsResolved } from '@/plugins/comments/stored';
import { brokenLinksOf } from '@/plugins/link-check/of-document';
import { collect } from './collect';
import { error, type Finding, warning } from './finding';
import { checkAltText, type File } from './rules/alt-text';

async function openComments(req: PayloadRequest, commented: ContentDocument): Promise<Finding[]> {
  if (commented.id === '' || !(await needsResolved(req))) return [];
  const count = await countOpen(req.payload, commented, req);
  if (count === 0) return [];
  const what = count === 1 ? 'One comment is' : `${count} comments are`;
  return [error('comments', '', `${what} open. Resolve them before publishing.`)];
}

async function filesOf(req: PayloadRequest, ids: string[]): Promise<Map<string, File>> {
  if (ids.length === 0) return new Map();
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { id: { in: ids } },
    select: { alt: true, decorative: true, filename: true, mimeType: true },
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: true,
    req,
  });
  return new Map(docs.map((file) => [file.id, file]));
}

export async function checkAround(
  req: PayloadRequest,
  commented: ContentDocument,
  schema: Schema,
  document: object,
): Promise<Finding[]> {
  const { files: used } = collect(schema, document);
  const [comments, links, files] = await Promise.all([
    openComments(req, commented),
    brokenLinksOf(req, commented.collection, document),
    filesOf(
      req,
      used.map(({ id }) => id),
    ),
  ]);
  const broken = links.map(({ path, address, reason, isFinal }) =>
    (isFinal ? error : warning)('links', path, `The link “${address}” is broken. ${reason}`),
  );
  return [...comments, ...broken, ...checkAltText(used, files)];
}
