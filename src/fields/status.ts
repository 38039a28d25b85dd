import type { SelectField } from 'payload';

export const status: SelectField = {
  name: '_status',
  type: 'select',
  label: 'Status',
  // Payload adds them.
  options: [],
  admin: { components: { Cell: '/admin/page-list/status-cell#StatusCell' } },
};
