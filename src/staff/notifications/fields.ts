import type { SelectField } from 'payload';
import { kindOptions } from './kinds';

const off = (name: 'noMail' | 'noBell', label: string, description: string): SelectField => ({
  name,
  type: 'select',
  hasMany: true,
  label,
  options: kindOptions,
  admin: { description, disableListColumn: true, disableListFilter: true },
});

/** Kinds of events that an account opted out of. */
export const notificationFields: SelectField[] = [
  off(
    'noMail',
    'Send no mail when',
    'What you are not mailed about. Empty: you are mailed about all that concerns you.',
  ),
  off(
    'noBell',
    'Leave out of the bell when',
    'What the bell at the top does not show. Empty: it shows all that concerns you.',
  ),
];
