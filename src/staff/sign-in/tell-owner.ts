import type { PayloadRequest } from 'payload';
import { credentialMail, type StaffMail } from '@/services/mail/credential-mail';

type Change = StaffMail | { what: string };

/** Not awaited: a slow mail server must not delay the answer, nor its failure undo the change. */
export function tellAddress({ payload }: PayloadRequest, to: string, change: Change): void {
  const mail = 'what' in change ? credentialMail(change.what) : change;
  Promise.resolve(payload.sendEmail({ to, ...mail })).catch((error: unknown) => {
    payload.logger.error(error, 'A mail about a change of an account could not be sent.');
  });
}

/** Every change of credentials is mailed to the person: it may not have been them. */
export async function tellOwner(req: PayloadRequest, account: string, what: string): Promise<void> {
  const where = { id: { equals: account } };
  const person = await req.payload.db.findOne<{ id: string; email: string }>({ collection: 'users', where, req });
  if (person) tellAddress(req, person.email, { what });
}
