import type { Language } from '@shared/language';
import type { TypedUser } from 'payload';
import { z } from 'zod';
import { type From, firstSentence } from '@/services/mail/frame/letter';
import { type Written, written } from '@/services/mail/frame/written';
import { failureCode, mailTransport } from '@/services/mail/transport';

/** The address comes from the message, never from the form. */
export const replySchema = z.object({
  /** Chosen by the sender, so that a reply whose response was lost can be sent again. */
  id: z.uuid().optional(),
  subject: z
    .string()
    .trim()
    .min(1)
    .max(150)
    .regex(/^[^\r\n]*$/),
  text: z.string().trim().min(1).max(5000),
});
type Reply = z.infer<typeof replySchema>;

type Text = Omit<Reply, 'id'>;
/** `language`: of the person who gets it. */
type About = { sender: From; language: Language };

export const replyMail = ({ subject, text }: Text, { sender, language }: About): Written =>
  written({ language, subject, preheader: firstSentence(text), parts: [{ kind: 'text', text }] }, sender);

/** With a copy to its author. Returns why it was not sent: `off` without a mail server, else a log code. */
export async function sendReply(
  to: string,
  reply: Text,
  { author, ...about }: { author: TypedUser } & About,
): Promise<string | undefined> {
  const transport = mailTransport();
  if (!transport) return 'off';
  try {
    await transport.sendMail({ to, bcc: author.email, replyTo: author.email, ...replyMail(reply, about) });
    return undefined;
  } catch (error) {
    return failureCode(error);
  }
}
