import { capability } from '@/seams/capability';
import { brokenLinks } from './collection';
import { linksOnDashboard } from './dashboard';
import { brokenLinkFindings } from './findings';
import { checkLinksTask } from './task';

/** Link check: links that lead nowhere, found every night (docs/decisions/016-link-check.md). Adds a collection. */
export const linkCheckPlugin = capability({
  slug: 'link-check',
  collections: [brokenLinks],
  before: 'page-statistics',
  requires: ['redirects'],
  dashboard: linksOnDashboard,
  tasks: [checkLinksTask],
  content: [{ findings: brokenLinkFindings }],
});
