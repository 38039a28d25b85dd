import type { CollectionConfig } from 'payload';
import { uiField } from '@/fields/ui-field';
import { capability } from '@/seams/capability';
import { transferTargets } from './targets';
import { transfers } from './transfers';

/** A release is sent as a whole. */
const withSending = (releases: CollectionConfig): CollectionConfig => ({
  ...releases,
  fields: [
    ...releases.fields,
    uiField('sending', '/plugins/transfer/admin/offered#SendRelease', { position: 'sidebar' }),
  ],
});

/**
 * Transfer: content goes to another site and back, such as from staging to production, seen before it is written and
 * undone there (docs/decisions/076-transfer.md, docs/api.md). Adds two collections, a view and menu items, which show
 * once an admin has stored another site.
 */
export const transferPlugin = capability({
  slug: 'transfer',
  requires: ['api', 'releases', 'usage'],
  collections: [transferTargets, transfers],
  before: 'users',
  doors: [
    {
      door: 'settings',
      collection: 'transfer-targets',
      group: 'Other tools',
      about: 'Sites to which content is sent, such as from staging to production.',
      keywords: 'staging production',
    },
    { door: 'activity', collection: 'transfers', group: 'Records', about: 'What other sites have sent here.' },
    {
      door: 'activity',
      view: '/send',
      label: 'Send to another site',
      needs: 'publish',
      group: 'Upkeep',
      about: 'Chosen documents, with their pictures, seen before they are sent.',
      keywords: 'transfer staging production',
    },
  ],
  content: [
    {
      listMenuItems: ['/plugins/transfer/admin/offered#SendSelected'],
      editMenuItems: ['/plugins/transfer/admin/offered#SendDocument'],
    },
  ],
  extend: { releases: withSending },
  admin: {
    views: {
      send: {
        Component: '/plugins/transfer/admin/send-view#SendView',
        path: '/send',
        meta: { title: 'Send to another site' },
      },
    },
  },
});
