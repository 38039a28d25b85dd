import { capability } from '@/seams/capability';
import { tellWebhooksOfAlert } from './alerts';
import { webhooks } from './collection';
import { tellWebhooksOfContent, tellWebhooksOfGlobal } from './content-hooks';
import { deliverDue, removeOldDeliveries } from './deliver';
import { webhookDeliveries } from './deliveries';
import { tellWebhooksOfForms } from './forms';

/** Webhooks: other programs learn of what happens on the site (docs/decisions/045-other-tools.md, docs/api.md). */
export const webhooksPlugin = capability({
  slug: 'webhooks',
  collections: [webhooks, webhookDeliveries],
  before: 'users',
  doors: [
    {
      door: 'settings',
      collection: 'webhooks',
      group: 'Other tools',
      about: 'Other programs learn of what happens on the site.',
    },
    { door: 'activity', collection: 'webhook-deliveries', group: 'Records', about: 'What webhooks have delivered.' },
  ],
  content: [{ afterChange: tellWebhooksOfContent }],
  onAlert: tellWebhooksOfAlert,
  globalContent: [{ afterChange: tellWebhooksOfGlobal }],
  longWork: [tellWebhooksOfForms, ({ payload }) => deliverDue(payload), ({ payload }) => removeOldDeliveries(payload)],
});
