import type { Notice } from '@shared/messages';

/** Read by the frame's script (src/browser/frame.js), which shows the notice on the next page. */
const KEY = 'alethia-notice';

/** The notice of the previous page, once: for pages with their own toaster. */
export function takeCarried(): Notice | undefined {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/** Goes to another page and shows a notice there, whether or not that page has a toaster. */
export function leaveWith(notice: Notice, to: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(notice));
  } catch {
    // Without storage the notice is lost.
  }
  location.assign(to);
}
