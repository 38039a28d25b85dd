import type { SelectField } from 'payload';
import { kindOptions } from '@/lib/notification-kinds';

const off = (name: 'noMail' | 'noBell', label: string, description: string): SelectField => ({
  name,
  type: 'select',
  hasMany: true,
  label,
  options: kindOptions,
  admin: { description, disableListColumn: true, disableListFilter: true },
});

export const notificationFields: SelectField[] = [
  off(
    'noMail',
    'Do not send mail when',
    'Events for which you receive no mail. Leave empty to receive mail for all of them.',
  ),
  off(
    'noBell',
    'Do not show in the bell when',
    'Events that the bell at the top does not show. Leave empty to show all of them.',
  ),
];
