import { capability } from '@/seams/capability';
import { redirects } from './collection';
import { redirectRenamedPage } from './redirect-renamed';
import { readTable } from './redirect-rules';

/**
 * Redirects: staff keep and import rules, and a renamed page leaves one behind (docs/decisions/013-redirects.md). Adds
 * a collection and the rules by which the site answers paths without a page.
 */
export const redirectsPlugin = capability({
  slug: 'redirects',
  collections: [redirects],
  before: 'page-statistics',
  publicFields: { redirects: ['id', 'createdAt', 'updatedAt', 'from', 'match', 'status'] },
  content: [{ in: ({ isPage }) => isPage, onChange: redirectRenamedPage }],
  site: { redirects: readTable },
});
