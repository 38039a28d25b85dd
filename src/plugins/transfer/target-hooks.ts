import type { TransferTarget } from '@payload-types';
import {
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  ValidationError,
} from 'payload';
import { audit } from '@/staff/audit/audit';
import { seal, unseal } from '@/staff/sign-in/seal';

const originOf = (url: string) => new URL(url).origin;

/** Undefined if the address or the secret of this site has changed since it was entered. */
export const keyOf = ({ url, sealedKey }: Pick<TransferTarget, 'url' | 'sealedKey'>): string | undefined =>
  sealedKey ? unseal('transfer-target', originOf(url), sealedKey) : undefined;

const MISSING = 'Enter the key that an admin of that site has made.';
const MOVED = 'Enter the key again: the address has changed.';

/** The key is sealed for the address, so that no other one ever receives it, and is not stored itself. */
export const keepKey: CollectionBeforeChangeHook<TransferTarget> = ({ data, originalDoc, req }) => {
  const { key, ...stored } = data;
  const url = stored.url ?? originalDoc?.url ?? '';
  const sent = key?.trim();
  if (sent) return { ...stored, key: null, sealedKey: seal('transfer-target', originOf(url), sent) };
  const refuse = (message: string): never => {
    throw new ValidationError({ collection: 'transfer-targets', errors: [{ path: 'key', message }], req });
  };
  if (!originalDoc) refuse(MISSING);
  if (originalDoc && originOf(originalDoc.url) !== originOf(url)) refuse(MOVED);
  return { ...stored, key: null };
};

/** Logs to which sites content may go. */
export const auditTarget: CollectionAfterChangeHook<TransferTarget> = async ({ doc, operation, req }) => {
  const detail = operation === 'create' ? 'Added another site' : 'Changed another site';
  await audit(req, { action: 'transfer', title: doc.name, collection: 'transfer-targets', document: doc.id, detail });
  return doc;
};

export const auditTargetDeleted: CollectionAfterDeleteHook<TransferTarget> = async ({ doc, req }) => {
  await audit(req, {
    action: 'transfer',
    title: doc.name,
    collection: 'transfer-targets',
    detail: 'Removed another site',
  });
  return doc;
};
