import type { CheckboxField } from 'payload';

export const unread = (): CheckboxField => ({
  name: 'unread',
  type: 'checkbox',
  label: 'Not read yet',
  admin: { description: 'Drawn in amber. One per drawing: of several, the first one counts.' },
});

/** -1 if every reading has been read. */
export const unreadIndex = (rows: readonly { unread?: boolean | null }[]): number =>
  rows.findIndex((row) => row.unread === true);
