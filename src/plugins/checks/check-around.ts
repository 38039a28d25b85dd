import type { PayloadRequest } from 'payload';
import type { Schema } from '@/fields/walk';
import type { ContentDocument } from '@/lib/content-collections';
import type { Finding } from '@/lib/finding';
import { findingsOf } from '@/seams/findings';
import { listAsSite } from '@/staff/find-as-site';
import { collect } from './collect';
import { checkAltText, type File } from './rules/alt-text';

async function filesOf(req: PayloadRequest, ids: string[]): Promise<Map<string, File>> {
  if (ids.length === 0) return new Map();
  const docs = await listAsSite(req, 'media', {
    where: { id: { in: ids } },
    select: { alt: true, decorative: true, filename: true, mimeType: true },
  });
  return new Map(docs.map((file) => [file.id, file]));
}

async function altTexts(req: PayloadRequest, schema: Schema, document: object): Promise<Finding[]> {
  const { files: used } = collect(schema, document);
  const files = await filesOf(
    req,
    used.map(({ id }) => id),
  );
  return checkAltText(used, files);
}

/** What the document alone does not tell: its files, and what other capabilities find. */
export async function checkAround(
  req: PayloadRequest,
  at: ContentDocument,
  schema: Schema,
  document: object,
): Promise<Finding[]> {
  const found = await Promise.all([findingsOf(req, at, document), altTexts(req, schema, document)]);
  return found.flat();
}
