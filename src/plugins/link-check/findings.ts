import type { PayloadRequest } from 'payload';
import type { ContentDocument } from '@/lib/content-collections';
import { error, type Finding, warning } from '@/lib/finding';
import { brokenLinksOf } from './of-document';

/** Links that publishing their targets would not mend are errors, all others warnings. */
export async function brokenLinkFindings(
  req: PayloadRequest,
  { collection }: ContentDocument,
  document: object,
): Promise<Finding[]> {
  const links = await brokenLinksOf(req, collection, document);
  return links.map(({ path, address, reason, isFinal }) =>
    (isFinal ? error : warning)('links', path, `The link “${address}” is broken. ${reason}`),
  );
}
