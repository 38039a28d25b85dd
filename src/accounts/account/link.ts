import { z } from 'zod';

/** What a link to `/account` asks for: an address to confirm, or a booking to add. */
export type AccountLink = { confirm: string } | { booking: string };

const KEY = 'alethia-account-link';

/** Reads what stands after the # of the address. */
export function readLink(hash: string): AccountLink | undefined {
  const values = new URLSearchParams(hash.replace(/^#/, ''));
  const confirm = values.get('confirm');
  if (confirm) return { confirm: confirm.slice(0, 200) };
  const booking = z.uuid().safeParse(values.get('booking'));
  return booking.success ? { booking: booking.data } : undefined;
}

/** Keeps a link while its visitor signs in. Without storage it has to be opened again. */
export function keepLink(hash: string): void {
  try {
    if (readLink(hash)) sessionStorage.setItem(KEY, hash);
  } catch {
    // As said above.
  }
}

/** The link of this visit, or the one that was kept; once. Takes it out of the address, too. */
export function takeLink(): AccountLink | undefined {
  const { hash } = location;
  let kept = '';
  try {
    kept = sessionStorage.getItem(KEY) ?? '';
    sessionStorage.removeItem(KEY);
  } catch {
    // Then nothing was kept.
  }
  const link = readLink(hash) ?? readLink(kept);
  if (hash) history.replaceState(null, '', location.pathname);
  return link;
}
