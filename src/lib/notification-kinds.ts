/** `says` goes between the person's name and the title. */
const notificationKinds = [
  { value: 'submitted', label: 'A draft is submitted for review', says: 'asks you to review' },
  { value: 'returned', label: 'Your draft is returned with a note', says: 'returned with a note' },
  { value: 'published', label: 'Your draft is published', says: 'published' },
  { value: 'commented', label: 'Someone comments on your draft', says: 'commented on' },
  { value: 'mentioned', label: 'Someone mentions you in a comment', says: 'mentioned you in a comment on' },
  { value: 'replied', label: 'Someone replies in your conversation', says: 'replied to a comment on' },
  { value: 'approved', label: 'A guest approves a shared draft', says: 'approved' },
  { value: 'assigned', label: 'A submission in the inbox is assigned to you', says: 'assigned to you' },
  { value: 'webhook', label: 'A webhook is switched off because it fails', says: 'switched off the webhook' },
  { value: 'account', label: 'A staff account is added', says: 'added the account of' },
] as const;
export type NotificationKind = (typeof notificationKinds)[number]['value'];

export const kindOptions = notificationKinds.map(({ value, label }) => ({ value, label }));

export const sentence = (kind: NotificationKind, who: string): string =>
  `${who} ${notificationKinds.find(({ value }) => value === kind)?.says ?? ''}`;
