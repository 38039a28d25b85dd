import type { CheckboxField } from 'payload';

/** Marks the reading of a drawing that is still unread: the one that is drawn in amber. */
export const unread = (): CheckboxField => ({
  name: 'unread',
  type: 'checkbox',
  label: 'Not read yet',
  admin: { description: 'Drawn in amber. One per drawing: of several, the first one counts.' },
});

/** The row that is drawn in amber; -1 if every reading has been read. */
export const unreadIndex = (rows: readonly { unread?: boolean | null }[]): number =>
  rows.findIndex((row) => row.unread === true);
