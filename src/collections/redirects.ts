import type { CollectionConfig, TextFieldValidation } from 'payload';
import { anyone, denyField, editors } from '@/access/rules';
import { link } from '@/fields/link';
import { pathSchema } from '@/lib/paths';
import { revalidateRedirect, revalidateRedirectDeleted } from '@/publishing/revalidate';
import { noSilentOverwrite } from '@/staff/editorial/no-silent-overwrite';
import { checkRedirect } from '@/staff/redirects/check-saved';
import { importRedirects } from '@/staff/redirects/import-endpoint';
import { together } from './content';

const validateFrom: TextFieldValidation = (value) => {
  const result = pathSchema.safeParse(value ?? '');
  return result.success || (result.error.issues[0]?.message ?? 'This path cannot be used.');
};

/** Redirects of editors; renaming a page adds one. Fixed redirects are in src/lib/paths.ts. */
export const redirects: CollectionConfig = {
  slug: 'redirects',
  labels: { singular: 'Redirect', plural: 'Redirects' },
  defaultSort: 'from',
  admin: {
    group: 'Site',
    hideAPIURL: true,
    useAsTitle: 'from',
    defaultColumns: ['from', 'target', 'match', 'status', 'hits', 'lastHit', 'updatedAt'],
    description: 'Old addresses that lead to new ones. Renaming a published page adds one automatically.',
    components: {
      beforeListTable: ['/admin/redirects/import-redirects#ImportRedirects'],
      edit: { beforeDocumentControls: [together] },
    },
  },
  endpoints: [importRedirects],
  access: { read: anyone, create: editors, update: editors, delete: editors, unlock: editors },
  hooks: {
    beforeOperation: [noSilentOverwrite],
    beforeValidate: [checkRedirect],
    afterChange: [revalidateRedirect],
    afterDelete: [revalidateRedirectDeleted],
  },
  fields: [
    {
      name: 'from',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      validate: validateFrom,
      admin: {
        description:
          'The old path, for example /old-page. A published page with this path takes precedence over the redirect.',
      },
    },
    {
      name: 'target',
      type: 'ui',
      label: 'Leads to',
      admin: {
        components: {
          Field: '/admin/workflow/nothing#Nothing',
          Cell: '/admin/redirects/target-cell#TargetCell',
        },
      },
    },
    ...link({ name: 'to', label: 'To', description: 'Where it leads. The label appears in this list only.' }),
    {
      type: 'row',
      fields: [
        {
          name: 'match',
          type: 'select',
          required: true,
          defaultValue: 'exact',
          options: [
            { value: 'exact', label: 'This path only' },
            { value: 'prefix', label: 'This path and everything below it' },
          ],
          admin: {
            width: '50%',
            description: 'With everything below it, the rest of the path is kept: /old/a leads to /new/a.',
          },
        },
        {
          name: 'status',
          type: 'select',
          required: true,
          defaultValue: '301',
          options: [
            { value: '301', label: 'Permanent (301): browsers and search engines remember it' },
            { value: '302', label: 'Temporary (302)' },
          ],
          admin: { width: '50%', description: 'Whether browsers and search engines remember it.' },
        },
      ],
    },
    {
      name: 'hits',
      type: 'number',
      label: 'Times used',
      defaultValue: 0,
      access: { create: denyField, update: denyField },
      admin: { readOnly: true, position: 'sidebar', description: 'How often it was used.' },
    },
    {
      name: 'lastHit',
      type: 'date',
      label: 'Last used',
      access: { create: denyField, update: denyField },
      admin: { readOnly: true, position: 'sidebar', description: 'When it was last used.' },
    },
  ],
};
