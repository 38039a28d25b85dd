import { pathCollections } from '@/lib/paths';
import { capability } from '@/seams/capability';
import { redirects } from './collection';
import { promiseRedirect } from './promise-redirect';
import { redirectRenamedPage } from './redirect-renamed';
import { readTable } from './redirect-rules';

/**
 * Redirects: staff keep and import rules, and a renamed page leaves one behind (docs/decisions/013-redirects.md). Adds
 * a collection, the rules by which the site answers paths without a page, and a sentence below each path.
 */
export const redirectsPlugin = capability({
  slug: 'redirects',
  collections: [redirects],
  before: 'page-statistics',
  publicFields: { redirects: ['id', 'createdAt', 'updatedAt', 'from', 'match', 'status'] },
  content: [{ in: ({ isPage }) => isPage, onChange: redirectRenamedPage }],
  extend: Object.fromEntries(pathCollections.map((slug) => [slug, promiseRedirect])),
  site: { redirects: readTable },
});
