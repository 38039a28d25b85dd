import type { CollectionConfig } from 'payload';
import { denyAll, writers } from '@/access/rules';
import { contentCollections } from '@/lib/content-collections';
import { staffEndpoint } from '@/staff/endpoint';
import { checkLinks } from './check-links';

/** `POST /api/broken-links/check`, for staff who write. */
const checkNow = staffEndpoint({ method: 'post', path: '/check', can: 'write', work: (req) => checkLinks(req) });

/** Broken links found by the last check, one document per occurrence. Written by src/plugins/link-check only. */
export const brokenLinks: CollectionConfig = {
  slug: 'broken-links',
  versions: false,
  labels: { singular: 'Broken link', plural: 'Broken links' },
  defaultSort: 'title',
  disableDuplicate: true,
  admin: {
    useAsTitle: 'address',
    defaultColumns: ['title', 'address', 'reason', 'firstSeen'],
    components: { beforeListTable: ['/plugins/link-check/admin/check-bar#CheckBar'] },
    description: 'Links that lead nowhere. Checked every night, and on request with the button.',
  },
  endpoints: [checkNow],
  access: { read: writers, create: denyAll, update: denyAll, delete: denyAll, unlock: denyAll },
  fields: [
    {
      name: 'title',
      type: 'text',
      label: 'Where',
      required: true,
      admin: {
        components: { Cell: '/plugins/link-check/admin/place-cell#PlaceCell' },
        description: 'Where the link is.',
      },
    },
    {
      name: 'address',
      type: 'text',
      label: 'Link',
      required: true,
      admin: { description: 'The address it leads to.' },
    },
    { name: 'reason', type: 'text', required: true, admin: { description: 'What is wrong with it.' } },
    // Field path, such as blocks.2.links.0.
    { name: 'place', type: 'text', required: true, admin: { hidden: true } },
    {
      name: 'document',
      type: 'relationship',
      relationTo: [...contentCollections],
      index: true,
      admin: { description: 'The document that contains the link. Empty for site-wide settings.' },
    },
    { name: 'global', type: 'text', admin: { hidden: true } },
    {
      name: 'firstSeen',
      type: 'date',
      label: 'Found',
      required: true,
      admin: { description: 'When a check first found it.' },
    },
  ],
};
