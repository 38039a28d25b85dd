const DAY_MS = 86_400_000;

/** Well within the year that RFC 9116 recommends; the file is made again at least once a month. */
const VALID_DAYS = 330;

type Settings = { email: string; securityContact?: string | null };

/** A contact as a URI: an e-mail address or an https address. */
const uriOf = (contact: string) => (contact.includes('://') ? contact : `mailto:${contact}`);

/**
 * How to report a vulnerability, as `/.well-known/security.txt` (RFC 9116).
 *
 * @param settings The contact that staff have entered, else the company's e-mail.
 * @param siteUrl The address of the site, without a slash at its end.
 */
export function securityTxt({ email, securityContact }: Settings, siteUrl: string, now = new Date()): string {
  const expires = new Date(now.getTime() + VALID_DAYS * DAY_MS);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: ${uriOf(securityContact?.trim() || email)}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** Whether a contact can stand in the file; otherwise the sentence for staff. */
export function validateSecurityContact(value: unknown): string | true {
  if (value === undefined || value === null || value === '') return true;
  const contact = typeof value === 'string' ? value.trim() : '';
  const isEmail = /^[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(?:\.[\w-]+)+$/.test(contact);
  const isAddress = /^https:\/\/[^\s]+$/.test(contact) && URL.canParse(contact);
  return isEmail || isAddress || 'Enter an e-mail address, or an address that begins with https://.';
}
