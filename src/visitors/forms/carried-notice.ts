import type { Notice } from '@shared/messages';

/** Read by the frame's script (src/browser/frame.js), which shows the notice on the next page. */
const KEY = 'alethia-notice';

/** The previous page's notice, once: for pages with their own toaster. */
export function takeCarried(): Notice | undefined {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

export function leaveWith(notice: Notice, to: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(notice));
  } catch {
    // Without storage the notice is lost.
  }
  location.assign(to);
}
