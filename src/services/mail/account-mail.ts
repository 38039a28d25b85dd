import { addressToken } from '@shared/address-token';
import type { SendMailOptions } from 'nodemailer';
import { env } from '@/env';
import { accountPath } from '@/lib/languages';
import { written } from './frame/written';
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
  const href = `${accountPath(language)}#confirm=${token}`;
  return {
    to: email,
    replyTo: { name: sender.name, address: sender.email },
    ...written(
      {
        language,
        subject: address.subject,
        preheader: address.preheader,
        title: address.reason(sender.name),
        parts: [
          { kind: 'text', text: address.link },
          { kind: 'button', link: { label: address.confirm, href } },
          { kind: 'text', text: address.effect },
          { kind: 'quiet', text: address.ignore },
        ],
      },
      sender,
    ),
  };
}
