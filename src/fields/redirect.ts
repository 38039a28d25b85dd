import type { RowField, TextField, TextFieldValidation } from 'payload';
import { pathSchema } from '@/lib/paths';

const validateFrom: TextFieldValidation = (value) => {
  const result = pathSchema.safeParse(value ?? '');
  return result.success || (result.error.issues[0]?.message ?? 'This path cannot be used.');
};

/** `isUnique`: false in a release, whose redirects are created when it is published. */
export const redirectFrom = ({ isUnique }: { isUnique: boolean }): TextField => ({
  name: 'from',
  type: 'text',
  required: true,
  unique: isUnique,
  index: isUnique,
  validate: validateFrom,
  admin: {
    description:
      'The old path, for example /old-page. A published page with this path takes precedence over the redirect.',
  },
});

export const redirectRules: RowField = {
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
};
