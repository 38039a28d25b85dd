import type { PayloadRequest } from 'payload';
import type { ContentDocument } from '@/lib/content-collections';
import type { Finding } from '@/lib/finding';
import { capabilitiesOf } from './capability';
import { partsFor } from './with-capabilities';

/** What the capabilities find wrong with a version of a document. The caller must have checked access. */
export async function findingsOf(req: PayloadRequest, at: ContentDocument, document: object): Promise<Finding[]> {
  const parts = partsFor(capabilitiesOf(req.payload.config), { slug: at.collection });
  return (await Promise.all(parts.map(({ findings }) => findings?.(req, at, document) ?? []))).flat();
}
