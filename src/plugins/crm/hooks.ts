import type { Webhook } from '@payload-types';
import {
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeValidateHook,
  ValidationError,
} from 'payload';
import { seal, unseal } from '@/staff/sign-in/seal';
import { usual } from './mapping';

const HUBSPOT = 'https://api.hubapi.com';

/** What a CRM always has. */
export const fillIn: CollectionBeforeValidateHook<Webhook> = ({ data, originalDoc }) => {
  const kind = data?.crmKind ?? (data && 'crmKind' in data ? null : originalDoc?.crmKind);
  if (!data || !kind) return data;
  const rows = data.crmMapping ?? originalDoc?.crmMapping ?? [];
  return {
    ...data,
    events: ['form.received'],
    url: (data.url ?? originalDoc?.url) || (kind === 'hubspot' ? HUBSPOT : ''),
    crmMapping: rows.length > 0 ? rows : usual[kind],
  };
};

const originOf = (url: string) => new URL(url).origin;

/** Undefined if the address or the secret of this site has changed since it was entered. */
export const keyOf = ({ url, crmSealedKey }: Pick<Webhook, 'url' | 'crmSealedKey'>): string | undefined =>
  crmSealedKey ? unseal('crm', originOf(url), crmSealedKey) : undefined;

const MISSING = 'Enter the token or secret.';
const MOVED = 'Enter it again: the address has changed.';

/** The key is sealed for the address, as those of other sites are. */
export const keepConnection: CollectionBeforeChangeHook<Webhook> = ({ data, originalDoc, req }) => {
  const { crmKey, ...stored } = data;
  if (!stored.crmKind) return { ...stored, crmKey: null, crmSealedKey: null };
  // What came while it was switched off is not lost.
  const since = originalDoc ? { formsSeenAt: originalDoc.formsSeenAt ?? null } : {};
  const kept = { ...stored, ...since, crmKey: null };
  const url = stored.url ?? originalDoc?.url ?? '';
  const entered = crmKey?.trim();
  if (entered) return { ...kept, crmSealedKey: seal('crm', originOf(url), entered) };
  const refuse = (message: string): never => {
    throw new ValidationError({ collection: 'webhooks', errors: [{ path: 'crmKey', message }], req });
  };
  if (!originalDoc?.crmKind) refuse(MISSING);
  if (originalDoc && originOf(originalDoc.url) !== originOf(url)) refuse(MOVED);
  return kept;
};

/** Other settings may be what it takes. */
export const sendRefusedAgain: CollectionAfterChangeHook<Webhook> = async ({ doc, operation, req }) => {
  if (operation === 'create' || !doc.crmKind || !doc.isOn) return doc;
  await req.payload.update({
    collection: 'webhook-deliveries',
    where: {
      and: [
        { webhook: { equals: doc.id } },
        { type: { equals: 'form.received' } },
        { state: { in: ['failed', 'waiting'] } },
      ],
    },
    data: { state: 'waiting', attempts: 0, dueAt: new Date().toISOString() },
    depth: 0,
    overrideAccess: true,
    req,
  });
  return doc;
};
