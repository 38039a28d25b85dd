import type { RowField, TextField, TextFieldValidation } from 'payload';
import { problemIn } from '@/lib/problem-in';
import { redirectFromSchema } from './redirect-from';
import { row } from './text';

const validateFrom: TextFieldValidation = (value) => problemIn(redirectFromSchema, value ?? '') ?? true;

/** `isUnique`: false in a release, whose redirects are created when it is published. */
export const redirectFrom = ({ isUnique }: { isUnique: boolean }): TextField => ({
  name: 'from',
  type: 'text',
  required: true,
  unique: isUnique,
  index: isUnique,
  validate: validateFrom,
  // One rule for all spellings of an address.
  hooks: { beforeValidate: [({ value }) => redirectFromSchema.safeParse(value).data ?? value] },
  admin: {
    description:
      'The old path, for example /old-page, /Services.html or /index.php; what follows a ? is kept. A published page with this path takes precedence over the redirect.',
  },
});

export const redirectRules: RowField = row(
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
      { value: '307', label: 'Temporary (307): like 302, for addresses that also receive data' },
      { value: '308', label: 'Permanent (308): like 301, for addresses that also receive data' },
    ],
    admin: { width: '50%', description: 'Whether browsers and search engines remember it.' },
  },
);
