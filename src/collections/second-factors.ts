import type { CollectionConfig } from 'payload';
import { nobody, nobodysField } from '@/access/rules';

/**
 * Second factors of staff (src/staff/sign-in/factors.ts). Not fields of the account: Payload writes those back whole, and
 * a code that was used up would be good again. Nobody reads or writes any of it over an interface.
 */
export const secondFactors: CollectionConfig = {
  slug: 'second-factors',
  labels: { singular: 'Second factor', plural: 'Second factors' },
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody, unlock: nobody },
  versions: false,
  lockDocuments: false,
  fields: [
    // No relationship: the row ends in a hook, with the account.
    { name: 'account', type: 'text', required: true, unique: true, index: true },
    { name: 'secret', type: 'text', required: true, hidden: true, access: { read: nobodysField } },
    { name: 'lastStep', type: 'number', required: true },
    { name: 'recoveryCodes', type: 'json', required: true, hidden: true, access: { read: nobodysField } },
    { name: 'revision', type: 'number', required: true },
  ],
};
