import type { Payload, PayloadRequest } from 'payload';

export const auditActions = [
  { value: 'publish', label: 'Published' },
  { value: 'unpublish', label: 'Unpublished' },
  { value: 'release', label: 'Published a release' },
  { value: 'undo', label: 'Undid a release' },
  { value: 'experiment', label: 'Started or ended an experiment' },
  { value: 'schedule', label: 'Scheduled' },
  { value: 'send', label: 'Sent to subscribers' },
  { value: 'stop', label: 'Stopped sending' },
  { value: 'submit', label: 'Submitted for review' },
  { value: 'return', label: 'Returned with a note' },
  { value: 'approve', label: 'Approved by a guest' },
  { value: 'share', label: 'Shared for approval' },
  { value: 'trash', label: 'Moved to the trash' },
  { value: 'untrash', label: 'Restored from the trash' },
  { value: 'delete', label: 'Deleted permanently' },
  { value: 'restore', label: 'Restored a version' },
  { value: 'assign', label: 'Assigned a submission' },
  { value: 'export', label: 'Exported' },
  { value: 'import', label: 'Imported' },
  { value: 'transfer', label: 'Sent to or received from another site' },
  { value: 'role', label: 'Changed a role' },
  { value: 'account', label: 'Added or removed an account' },
  { value: 'sign-in', label: 'Signed in' },
  { value: 'sign-in-failed', label: 'Failed to sign in' },
  { value: 'sign-in-limited', label: 'Too many attempts' },
  { value: 'password', label: 'Changed a password' },
  { value: 'second-factor', label: 'Changed a second factor' },
  { value: 'security', label: 'Changed the sign-in rules' },
  { value: 'email', label: 'Changed an email address' },
  { value: 'session', label: 'Ended sessions' },
  { value: 'key', label: 'Made or revoked an API key or a calendar address' },
  { value: 'assistant', label: 'Wrote with an assistant' },
  { value: 'webhook', label: 'Changed a webhook' },
  { value: 'backup', label: 'Made, downloaded or restored a backup' },
] as const;
type AuditAction = (typeof auditActions)[number]['value'];

export type AuditEntry = {
  action: AuditAction;
  /** Title of the document. Never words of visitors. */
  title?: string;
  collection?: string;
  document?: string;
  detail?: string;
  /** Actor without an account. Never names of guests or visitors. */
  whoName?: string;
  isAccountGone?: boolean;
};

/** What keeps the entries. */
export type Records = {
  /** In the transaction of the change. */
  write: (req: PayloadRequest, entry: AuditEntry) => Promise<unknown>;
  /** Was the document unpublished at this time (ISO 8601) or later? */
  isUnpublishedSince: (payload: Payload, document: string, time: string) => Promise<boolean>;
};
