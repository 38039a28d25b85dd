import type { CollectionConfig, TextFieldValidation } from 'payload';
import { anyone, editors } from '../access/rules';
import { link } from '../fields/link';
import { revalidateRedirect, revalidateRedirectDeleted } from '../hooks/revalidate';
import { pathSchema } from '../lib/paths';

const validateFrom: TextFieldValidation = (value) => {
  const result = pathSchema.safeParse(value ?? '');
  return result.success || (result.error.issues[0]?.message ?? 'This path cannot be used.');
};

/** Old paths that lead somewhere else. A renamed page adds its own row. The fixed ones are code: src/lib/paths.ts. */
export const redirects: CollectionConfig = {
  slug: 'redirects',
  labels: { singular: 'Redirect', plural: 'Redirects' },
  defaultSort: 'from',
  admin: {
    group: 'Site',
    useAsTitle: 'from',
    defaultColumns: ['from', 'permanent', 'updatedAt'],
    description: 'Old addresses that lead to new ones. Renaming a published page adds one by itself.',
  },
  access: { read: anyone, create: editors, update: editors, delete: editors, unlock: editors },
  hooks: { afterChange: [revalidateRedirect], afterDelete: [revalidateRedirectDeleted] },
  fields: [
    {
      name: 'from',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      validate: validateFrom,
      admin: {
        description: 'The old path, for example /old-page. A published page with this path wins over the redirect.',
      },
    },
    ...link({ name: 'to', label: 'To', description: 'Where it leads. The label is only for this list.' }),
    {
      name: 'permanent',
      type: 'checkbox',
      defaultValue: true,
      admin: { description: 'Permanent (308): browsers and search engines remember it. Otherwise temporary (307).' },
    },
  ],
};
