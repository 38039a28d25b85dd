import type { CollectionConfig, Field } from 'payload';
import { pathCollections } from '@/lib/paths';
import { capability } from '@/seams/capability';
import { redirects } from './collection';
import { redirectRenamedPage } from './redirect-renamed';
import { readTable } from './redirect-rules';

const PROMISE = 'When it changes, the old path redirects here.';

const promised = (field: Field): Field =>
  (field.type === 'text' && (field.name === 'path' || field.name === 'slug') && field.admin?.description
    ? { ...field, admin: { ...field.admin, description: `${field.admin.description} ${PROMISE}` } }
    : field) as Field;

/** Says below the field of a path what becomes of the old one. */
const promiseRedirect = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  fields: collection.fields.map(promised),
});

/**
 * Redirects: staff keep and import rules, and a renamed page leaves one behind (docs/decisions/013-redirects.md). Adds
 * a collection, the rules by which the site handles paths without a page, and a sentence below each path.
 */
export const redirectsPlugin = capability({
  slug: 'redirects',
  collections: [redirects],
  before: 'design-reviews',
  doors: [
    {
      door: 'settings',
      collection: 'redirects',
      needs: 'write',
      group: 'The site',
      about: 'Where old addresses lead.',
    },
  ],
  publicFields: { redirects: ['id', 'createdAt', 'updatedAt', 'from', 'match', 'status'] },
  content: [{ in: ({ isPage }) => isPage, onChange: redirectRenamedPage }],
  extend: Object.fromEntries(pathCollections.map((slug) => [slug, promiseRedirect])),
  site: { redirects: readTable },
});
