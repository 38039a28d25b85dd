import { env } from '@/env';

export type StaffMail = { subject: string; text: string };

/** To the person whose credentials changed. `what`: one or two sentences. */
export function credentialMail(what: string, when = new Date()): StaffMail {
  const { SITE_URL } = env();
  return {
    subject: 'A change of your account for the admin of the website',
    text: [
      what,
      `When: ${when.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
      'If it was you, there is nothing to do.',
      `If it was not you, tell an admin of the website now, and choose a new password: ${SITE_URL}/admin/forgot`,
    ].join('\n\n'),
  };
}

/** To the new address of an account. Names no one: it may be a stranger's. */
export function newAddressMail(token: string): StaffMail {
  const { SITE_URL } = env();
  return {
    subject: 'Confirm your new address for the admin of the website',
    text: [
      'Somebody asked to use this address for their account for the admin of the website.',
      `If it was you, open this link and sign in as before: ${SITE_URL}/admin/new-address?token=${encodeURIComponent(token)}`,
      'The link works once, within a day. If it was not you, ignore this mail: nothing changes.',
    ].join('\n\n'),
  };
}
