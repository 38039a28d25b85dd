import { addressToken } from '@shared/address-token';
import type { SendMailOptions } from 'nodemailer';
import { env } from '@/env';
import type { MailedAccount } from './outbox';
import type { Sender } from './sender';

/**
 * Mail with the link that confirms an account's address. The link works for that account only, so it is useless to a
 * wrong recipient.
 */
export async function addressConfirmation(account: MailedAccount, sender: Sender): Promise<SendMailOptions> {
  const token = await addressToken(env().SUPABASE_SECRET_KEY ?? '', account.user_id, account.email, Date.now());
  return {
    to: account.email,
    replyTo: { name: sender.name, address: sender.email },
    subject: 'Confirm your email address',
    text: [
      `Someone asked to confirm this email address for an account at ${sender.name}.`,
      `If it was you, open this link within a day, in the browser in which you are signed in:\n${sender.siteUrl}/account#confirm=${token}`,
      'Your account will then list the sessions booked with this address and let you change its newsletter subscription.',
      'If it was not you, ignore this email.',
      sender.name,
    ].join('\n\n'),
  };
}
