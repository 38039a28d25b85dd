import type { CollectionConfig } from 'payload';
import { uiField } from '@/fields/ui-field';
import { capability } from '@/seams/capability';
import { usageEndpoint } from './endpoint';
import { refuseDeletingUsed, refuseTrashingUsed } from './guard-removal';

const panel = '/plugins/usage/admin/usage-panel#UsagePanel';
const usage = uiField('usage', panel, { label: 'Where this is used', position: 'sidebar' });

const withUsage = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  fields: [...collection.fields, usage],
  hooks: {
    ...collection.hooks,
    beforeChange: [...(collection.hooks?.beforeChange ?? []), refuseTrashingUsed],
    beforeDelete: [...(collection.hooks?.beforeDelete ?? []), refuseDeletingUsed],
  },
});

/** Usage: where a document, a file or a form is used, and a refusal to remove it there unseen. Adds a panel. */
export const usagePlugin = capability({
  slug: 'usage',
  endpoints: [usageEndpoint],
  extend: { media: withUsage },
  content: [{ fields: [usage], refuseChange: refuseTrashingUsed, refuseDelete: refuseDeletingUsed }],
});
