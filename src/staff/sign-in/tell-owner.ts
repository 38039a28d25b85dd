import type { PayloadRequest } from 'payload';
import { senderOf } from '@/data/sender-of';
import { credentialMail } from '@/services/mail/credential-mail';
import type { From } from '@/services/mail/frame/letter';
import type { Written } from '@/services/mail/frame/written';

type Change = { what: string } | ((from: From) => Written);

/** Not awaited: a slow mail server must not delay the response, nor its failure undo the change. */
export function tellAddress({ payload }: PayloadRequest, to: string, change: Change): void {
  const send = async () => {
    const from = await senderOf(payload);
    const mail = typeof change === 'function' ? change(from) : credentialMail(change.what, from);
    await payload.sendEmail({ to, ...mail });
  };
  send().catch((error: unknown) => {
    payload.logger.error(error, 'A mail about a change of an account could not be sent.');
  });
}

/** Every change of credentials is mailed to the person: it may not have been them. */
export async function tellOwner(req: PayloadRequest, account: string, what: string): Promise<void> {
  const where = { id: { equals: account } };
  const person = await req.payload.db.findOne<{ id: string; email: string }>({ collection: 'users', where, req });
  if (person) tellAddress(req, person.email, { what });
}
