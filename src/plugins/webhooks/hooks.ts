import type { Webhook } from '@payload-types';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
} from 'payload';
import { audit } from '@/staff/audit/audit';

/** A webhook that is switched on receives events from now on. */
export const beginAfresh: CollectionBeforeChangeHook<Webhook> = ({ data, originalDoc }) => {
  if (!data.isOn || originalDoc?.isOn) return data;
  return { ...data, failingSince: null, offReason: null, formsSeenAt: new Date().toISOString() };
};

function changeOf(doc: Webhook, before: Webhook | undefined): string {
  if (!before) return 'Added';
  if (doc.isOn !== before.isOn) return doc.isOn ? 'Switched on' : 'Switched off';
  if (doc.secretRevision !== before.secretRevision) return 'Changed the secret';
  return doc.url === before.url ? 'Changed' : 'Changed the address';
}

/** Logs where data goes, without the address, which may hold a secret. */
export const auditWebhook: CollectionAfterChangeHook<Webhook> = async ({ doc, operation, previousDoc, req }) => {
  const detail = changeOf(doc, operation === 'update' ? previousDoc : undefined);
  await audit(req, { action: 'webhook', title: doc.name, collection: 'webhooks', document: doc.id, detail });
  return doc;
};

/** Before the webhook, as its messages would no longer name it after that. */
export const forgetMessages: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({
    collection: 'webhook-deliveries',
    where: { webhook: { equals: id } },
    depth: 0,
    overrideAccess: true,
    req,
  });
};

export const auditWebhookDeleted: CollectionAfterDeleteHook<Webhook> = async ({ doc, req }) => {
  await audit(req, { action: 'webhook', title: doc.name, collection: 'webhooks', detail: 'Deleted' });
  return doc;
};
