import { DAY_MS } from '@/lib/day';

/** RFC 9116 recommends less than a year; the file is generated at least monthly. */
const VALID_DAYS = 330;

type Settings = { email: string; securityContact?: string | null };

const uriOf = (contact: string) => (contact.includes('://') ? contact : `mailto:${contact}`);

/** `/.well-known/security.txt` (RFC 9116). `securityContact`: entered by staff. `siteUrl`: without a trailing slash. */
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

/** Returns true, or the error message for staff. */
export function validateSecurityContact(value: unknown): string | true {
  if (value === undefined || value === null || value === '') return true;
  const contact = typeof value === 'string' ? value.trim() : '';
  const isEmail = /^[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(?:\.[\w-]+)+$/.test(contact);
  const isAddress = /^https:\/\/[^\s]+$/.test(contact) && URL.canParse(contact);
  return isEmail || isAddress || 'Enter an email address, or an address that begins with https://.';
}
