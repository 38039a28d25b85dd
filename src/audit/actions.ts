/** What the audit log tells about. */
export const auditActions = [
  { value: 'publish', label: 'Published' },
  { value: 'unpublish', label: 'Taken off the site' },
  { value: 'schedule', label: 'Scheduled' },
  { value: 'submit', label: 'Submitted for review' },
  { value: 'return', label: 'Returned with a note' },
  { value: 'approve', label: 'Approved by a guest' },
  { value: 'share', label: 'Shared for approval' },
  { value: 'trash', label: 'Moved to the trash' },
  { value: 'untrash', label: 'Taken out of the trash' },
  { value: 'delete', label: 'Deleted for good' },
  { value: 'restore', label: 'Restored a version' },
  { value: 'export', label: 'Exported' },
  { value: 'import', label: 'Imported' },
  { value: 'role', label: 'Changed a role' },
  { value: 'account', label: 'Added or removed an account' },
] as const;
export type AuditAction = (typeof auditActions)[number]['value'];
