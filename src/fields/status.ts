import type { SelectField } from 'payload';

/** Payload's own status field of documents with drafts; only its cell in lists is replaced. */
export const status: SelectField = {
  name: '_status',
  type: 'select',
  // Payload adds its own.
  options: [],
  admin: { components: { Cell: '/admin/page-list/status-cell#StatusCell' } },
};
