import type { CollectionConfig } from 'payload';
import { denyAll, denyField } from '@/access/rules';

/** Not fields of the account: Payload saves an account as a whole, which could restore a used code. */
export const secondFactors: CollectionConfig = {
  slug: 'second-factors',
  labels: { singular: 'Second factor', plural: 'Second factors' },
  admin: { hidden: true },
  access: { read: denyAll, create: denyAll, update: denyAll, delete: denyAll, unlock: denyAll },
  versions: false,
  lockDocuments: false,
  fields: [
    // Not a relationship: a hook deletes the row with the account.
    { name: 'account', type: 'text', required: true, unique: true, index: true },
    { name: 'secret', type: 'text', required: true, hidden: true, access: { read: denyField } },
    { name: 'lastStep', type: 'number', required: true },
    { name: 'recoveryCodes', type: 'json', required: true, hidden: true, access: { read: denyField } },
    { name: 'revision', type: 'number', required: true },
  ],
};
