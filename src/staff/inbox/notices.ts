export const notices = {
  'status-saved': { tone: 'success', text: 'Status saved.' },
  deleted: { tone: 'success', text: 'Deleted. It cannot be brought back.' },
  erased: {
    tone: 'success',
    text: 'Everything about this address is erased. Nothing of it is left in the three lists.',
  },
  'sent-again': { tone: 'success', text: 'The mail goes out within seconds.' },
  'in-progress': {
    tone: 'info',
    text: 'Nothing to send again: the mail has gone out, or is tried within three minutes.',
  },
  gone: { tone: 'error', text: 'This entry is not there any more. Somebody has deleted it.' },
  'time-taken': {
    tone: 'error',
    text: 'This booking stays spam: its time has been booked by somebody else since. Mark or delete that booking first.',
  },
  changed: {
    tone: 'error',
    text: 'Nothing was erased: the number of entries has changed meanwhile. Look at the new number, then confirm again.',
  },
  unavailable: {
    tone: 'error',
    text: 'Nothing was changed: the database of the forms does not answer. Please try again.',
  },
  invalid: { tone: 'error', text: 'Nothing was changed: the request was not understood. Please try again.' },
} as const satisfies Record<string, { tone: 'success' | 'info' | 'error'; text: string }>;

export type NoticeName = keyof typeof notices;

export const isNoticeName = (name: unknown): name is NoticeName =>
  typeof name === 'string' && Object.hasOwn(notices, name);
