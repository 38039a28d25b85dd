import type { PayloadRequest } from 'payload';
import { createElement } from 'react';
import type { ContentDocument } from '@/lib/content-collections';
import { error, type Finding, warning } from '@/lib/finding';
import { capability } from '@/seams/capability';
import type { DashboardPart, Viewer, WaitingLine } from '@/seams/dashboard';
import { brokenLinks } from './collection';
import { brokenLinksOf } from './of-document';
import { type LastCheck, LINK_CHECK } from './stored';
import { checkLinksTask } from './task';

/** Link check: links that lead nowhere, found every night (docs/decisions/016-link-check.md). Adds a collection. */
export const linkCheckPlugin = capability({
  slug: 'link-check',
  collections: [brokenLinks],
  before: 'design-reviews',
  doors: [{ door: 'activity', collection: 'broken-links', group: 'Upkeep', about: 'Links that lead nowhere.' }],
  requires: ['redirects'],
  dashboard: linksOnDashboard,
  tasks: [checkLinksTask],
  content: [{ findings: brokenLinkFindings }],
});

/** How many links are broken, and when that was found. */
async function linksOnDashboard({ payload }: Viewer): Promise<DashboardPart> {
  const [{ totalDocs: count }, last] = await Promise.all([
    payload.count({ collection: 'broken-links', overrideAccess: true }),
    payload.kv.get<LastCheck>(LINK_CHECK),
  ]);
  if (count === 0) return {};
  const { Checked } = await import('./admin/checked');
  const line: WaitingLine = {
    id: 'all',
    kind: 'Link check',
    title: count === 1 ? 'One broken link' : `${count} broken links`,
    href: '/admin/collections/broken-links',
    count,
    details: last ? createElement(Checked, { at: last.at }) : null,
  };
  return { waiting: [line] };
}

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
