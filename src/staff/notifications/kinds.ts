import type { Role } from '@/access/roles';

/** What staff are told about. `says` is the sentence in the bell and in the mail, without who and what. */
const notificationKinds = [
  { value: 'submitted', label: 'A draft is submitted for review', says: 'asks you to review' },
  { value: 'returned', label: 'Your draft is returned with a note', says: 'returned with a note' },
  { value: 'published', label: 'Your draft is published', says: 'published' },
  { value: 'commented', label: 'A guest comments on a shared draft', says: 'commented on' },
  { value: 'approved', label: 'A guest approves a shared draft', says: 'approved' },
  { value: 'account', label: 'A staff account is added', says: 'added the account of' },
] as const;
export type NotificationKind = (typeof notificationKinds)[number]['value'];

/** Who review what is submitted. */
export const reviewRoles: Role[] = ['admin', 'editor'];

export const kindOptions = notificationKinds.map(({ value, label }) => ({ value, label }));

/** One line: "Ada Example published". */
export const sentence = (kind: NotificationKind, who: string): string =>
  `${who} ${notificationKinds.find(({ value }) => value === kind)?.says ?? ''}`;
