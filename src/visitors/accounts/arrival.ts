/** Why `/auth` was opened, read from the fragment of its address. */
export type Arrival =
  | 'visit'
  | 'account'
  | 'sign-out'
  | 'recovery'
  | 'first-link'
  | 'email-change'
  | 'half-confirmed'
  | 'session'
  | 'expired-link'
  | 'mailed-link';

/** Used once its button is pressed: scanners of mail open every link. `token`: a digest of address and code. */
export type MailedLink = { token: string; type: string };

export function readMailedLink(hash: string): MailedLink | undefined {
  const values = new URLSearchParams(hash.replace(/^#/, ''));
  const [token, type] = [values.get('link'), values.get('type')];
  return token && type ? { token, type } : undefined;
}

export function readArrival(hash: string): Arrival {
  const values = new URLSearchParams(hash.replace(/^#/, ''));
  if (values.has('sign-out')) return 'sign-out';
  if (values.has('account')) return 'account';
  if (readMailedLink(hash)) return 'mailed-link';
  if (values.has('error') || values.has('error_code')) return 'expired-link';
  // The first of two confirmations of an address change.
  if (values.has('message')) return 'half-confirmed';
  if (!values.has('access_token')) return 'visit';
  const type = values.get('type');
  // The embedded service removed a password that was chosen before the address was confirmed.
  if (values.get('needs') === 'password') return 'first-link';
  if (type === 'recovery') return 'recovery';
  return type === 'email_change' ? 'email-change' : 'session';
}
