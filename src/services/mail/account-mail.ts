import { addressToken } from '@shared/address-token';
import type { SendMailOptions } from 'nodemailer';
import { env } from '@/env';
import { accountPath } from '@/lib/languages';
import type { MailedAccount } from './outbox';
import type { Sender } from './sender';
import { mailTextsIn } from './texts/mail-texts';

/** The link works for that account only, so it is useless to a wrong recipient. */
export async function addressConfirmation(
  { user_id, email, language }: MailedAccount,
  sender: Sender,
): Promise<SendMailOptions> {
  const { address } = mailTextsIn(language);
  const token = await addressToken(env().SUPABASE_SECRET_KEY ?? '', user_id, email, Date.now());
  const account = accountPath(language);
  return {
    to: email,
    replyTo: { name: sender.name, address: sender.email },
    subject: address.subject,
    text: [
      address.reason(sender.name),
      address.link(`${sender.siteUrl}${account}#confirm=${token}`),
      address.effect,
      address.ignore,
      sender.name,
    ].join('\n\n'),
  };
}
