import type { PayloadRequest } from 'payload';
import type { ContentDocument } from '@/lib/content-collections';
import { error, type Finding, warning } from '@/lib/finding';
import { capability } from '@/seams/capability';
import { brokenLinks } from './collection';
import { brokenLinksOf } from './of-document';
import { checkLinksTask } from './task';

/** Link check: links that lead nowhere, found every night (docs/decisions/016-link-check.md). Adds a collection. */
export const linkCheckPlugin = capability({
  slug: 'link-check',
  collections: [brokenLinks],
  before: 'design-reviews',
  doors: [{ door: 'activity', collection: 'broken-links', group: 'Upkeep', about: 'Links that lead nowhere.' }],
  requires: ['redirects'],
  dashboard: '/plugins/link-check/admin/on-dashboard#onDashboard',
  tasks: [checkLinksTask],
  content: [{ findings: brokenLinkFindings }],
});

/** Links that publishing their targets would not mend are errors, all others warnings. */
async function brokenLinkFindings(
  req: PayloadRequest,
  { collection }: ContentDocument,
  document: object,
): Promise<Finding[]> {
  const links = await brokenLinksOf(req, collection, document);
  return links.map(({ path, address, reason, isFinal }) =>
    (isFinal ? error : warning)('links', path, `The link “${address}” is broken. ${reason}`),
  );
}
