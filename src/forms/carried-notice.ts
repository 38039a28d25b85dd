import type { Notice } from '@shared/messages';

/** Read by the frame's script (src/frame/frame.js), which shows it on the next page. */
const KEY = 'alethia-notice';

/** Goes on to another page and has it say something: that page may well have no toaster. */
export function leaveWith(notice: Notice, to: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(notice));
  } catch {
    // Without storage the visitor sees where they are, and nothing is said.
  }
  location.assign(to);
}
