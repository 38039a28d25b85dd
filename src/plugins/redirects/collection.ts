import type { CollectionConfig } from 'payload';
import { anyone, denyField, editors } from '@/access/rules';
import { editedTogether } from '@/collections/edited-together';
import { link } from '@/fields/link';
import { redirectFrom, redirectRules } from '@/fields/redirect';
import { columnField } from '@/fields/ui-field';
import { revalidateOnChange } from '@/publishing/revalidate';
import { tags } from '@/publishing/tags';
import { checkRedirect } from './check-saved';
import { importRedirects } from './import-endpoint';

/** Editors' redirects; renaming a page adds one. Fixed redirects are in src/lib/routes.ts. */
export const redirects: CollectionConfig = editedTogether({
  slug: 'redirects',
  versions: false,
  labels: { singular: 'Redirect', plural: 'Redirects' },
  defaultSort: 'from',
  admin: {
    useAsTitle: 'from',
    defaultColumns: ['from', 'target', 'match', 'status', 'hits', 'lastHit', 'updatedAt'],
    description: 'Old addresses that lead to new ones. Renaming a published page adds one automatically.',
    components: {
      beforeListTable: ['/plugins/redirects/admin/import-redirects#ImportRedirects'],
    },
  },
  endpoints: [importRedirects],
  access: { read: anyone, create: editors, update: editors, delete: editors, unlock: editors },
  hooks: {
    beforeValidate: [checkRedirect],
    ...revalidateOnChange(tags.list('redirects')),
  },
  fields: [
    redirectFrom({ isUnique: true }),
    columnField('target', 'Leads to', '/plugins/redirects/admin/target-cell#TargetCell'),
    ...link({ name: 'to', label: 'To', description: 'Where it leads. The label appears in this list only.' }),
    redirectRules,
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
});
