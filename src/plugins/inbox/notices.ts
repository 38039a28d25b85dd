export const notices = {
  'status-saved': { tone: 'success', text: 'Status saved.' },
  assigned: { tone: 'success', text: 'Assigned to your colleague.' },
  taken: { tone: 'success', text: 'Assigned to you.' },
  unassigned: { tone: 'success', text: 'No longer assigned to anyone.' },
  'no-colleague': { tone: 'error', text: 'Not assigned: this account may no longer open the inbox.' },
  noted: { tone: 'success', text: 'Note added.' },
  'no-note': { tone: 'error', text: 'The note was not added: write 1 to 2,000 characters.' },
  replied: { tone: 'success', text: 'The reply was sent, with a copy to you. The message is answered.' },
  'replied-before': { tone: 'success', text: 'The reply was already sent. You have a copy in your mail.' },
  'not-replied': {
    tone: 'error',
    text: 'The reply was not sent: the mail server refused it or did not respond. Try again.',
  },
  'mail-off': {
    tone: 'error',
    text: 'The reply was not sent: this site has no mail server. Reply with your own mail program.',
  },
  deleted: { tone: 'success', text: 'Deleted permanently.' },
  erased: {
    tone: 'success',
    text: 'All data of this address was erased from every list.',
  },
  'sent-again': { tone: 'success', text: 'The mail will be sent within seconds.' },
  'in-progress': {
    tone: 'info',
    text: 'Nothing to send again: the mail has been sent, or will be within three minutes.',
  },
  'passed-on': { tone: 'success', text: 'Delivered.' },
  'not-passed-on': { tone: 'error', text: 'Not delivered. The entry says why.' },
  gone: { tone: 'error', text: 'This entry no longer exists. Someone has deleted it.' },
  'time-taken': {
    tone: 'error',
    text: 'This booking remains spam: its time has since been booked by someone else. Mark or delete that booking first.',
  },
  changed: {
    tone: 'error',
    text: 'Nothing was erased: the number of entries has changed. Check the new number, then confirm again.',
  },
  unavailable: {
    tone: 'error',
    text: 'The forms’ database is not responding, so this may not be done. Try again: nothing is done twice.',
  },
  invalid: { tone: 'error', text: 'Nothing was changed: the request was invalid. Please try again.' },
} as const satisfies Record<string, { tone: 'success' | 'info' | 'error'; text: string }>;

export type NoticeName = keyof typeof notices;

export const isNoticeName = (name: unknown): name is NoticeName =>
  typeof name === 'string' && Object.hasOwn(notices, name);
