import type { Notice } from '@shared/messages';

/** Read by the frame's script (src/frame/frame.js), which shows it on the next page. */
const KEY = 'alethia-notice';

/** What the last page had to say, once: for pages with a toaster of their own. */
export function takeCarried(): Notice | undefined {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/** Goes on to another page and has it say something: that page may well have no toaster. */
export function leaveWith(notice: Notice, to: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(notice));
  } catch {
    // Without storage the visitor sees where they are, and nothing is said.
  }
  location.assign(to);
}
