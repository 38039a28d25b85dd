import { z } from 'zod/mini';

/** A link to `/account`: confirms an address, or adds a booking. */
export type AccountLink = { confirm: string } | { booking: string };

const KEY = 'alethia-account-link';

export function readLink(hash: string): AccountLink | undefined {
  const values = new URLSearchParams(hash.replace(/^#/, ''));
  const confirm = values.get('confirm');
  if (confirm) return { confirm: confirm.slice(0, 200) };
  const booking = z.uuid().safeParse(values.get('booking'));
  return booking.success ? { booking: booking.data } : undefined;
}

/** Keeps a link during sign-in. Without storage the visitor has to open it again. */
export function keepLink(hash: string): void {
  try {
    if (readLink(hash)) sessionStorage.setItem(KEY, hash);
  } catch {
    // No storage.
  }
}

/** The link of this visit, otherwise the stored one. Clears both. */
export function takeLink(): AccountLink | undefined {
  const { hash } = location;
  let kept = '';
  try {
    kept = sessionStorage.getItem(KEY) ?? '';
    sessionStorage.removeItem(KEY);
  } catch {
    // No storage.
  }
  const link = readLink(hash) ?? readLink(kept);
  if (hash) history.replaceState(null, '', location.pathname);
  return link;
}
