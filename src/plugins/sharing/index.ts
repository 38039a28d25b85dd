import type { CollectionConfig } from 'payload';
import { uiField } from '@/fields/ui-field';
import { capability } from '@/seams/capability';
import { approvals } from './approvals';
import { eraseGuest } from './erase-guest';
import { previewLinks } from './preview-links';

const sharing = uiField('sharing', '/plugins/sharing/admin/share-panel#SharePanel', { position: 'sidebar' });

const withSharing = (releases: CollectionConfig): CollectionConfig => ({
  ...releases,
  fields: releases.fields.flatMap((field) =>
    'name' in field && field.name === 'publishAt' ? [field, sharing] : [field],
  ),
});

/**
 * Sharing: a link shows one draft to guests, who approve it or comment on it (docs/decisions/014-shared-previews.md).
 * Adds two collections, an entry to the menu beside Publish, and the pages below `/share` (src/app).
 */
export const sharingPlugin = capability({
  slug: 'sharing',
  requires: ['comments'],
  collections: [previewLinks, approvals],
  before: 'design-reviews',
  doors: [
    { door: 'activity', collection: 'approvals', group: 'Reviews', about: 'What guests have approved, and when.' },
    { door: 'activity', collection: 'preview-links', group: 'Reviews', about: 'Which drafts are shared with guests.' },
  ],
  extend: { releases: withSharing },
  content: [{ bar: [{ order: 56, component: '/plugins/sharing/admin/share-panel#ShareInBar' }] }],
  eraseVisitor: eraseGuest,
});
