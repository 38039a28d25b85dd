import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { can } from '@/access/roles';
import type { StoredPassword } from '@/payload/password-hash';
import { endSessions } from '@/payload/stored-sessions';
import { accept, refuse } from './answers';
import { findFactor, removeFactor, renewRecoveryCodes, saveFactor } from './factors';
import { consume, forget, keyOf } from './limits';
import { mayUsePassword } from './local-passwords';
import { readBody } from './read-body';
import { type Proven, proofShape, reauthenticate, refuseUnproven } from './reauthenticate';
import { needsSecondFactor } from './required';
import { answerSignedIn, noteFactorChange } from './sign-in';
import { readTicket, stateOf, type Ticket, writeTicket } from './ticket';
import { keyOfApp, newSecret, stepOf } from './totp';

const SIGN_IN_FIRST = 'Sign in first.';
const AGAIN = 'Something has changed in the meantime. Try again.';

const proof = z.object(proofShape);

/** Requires fresh proof of the person. */
const afterProof =
  (purpose: string, act: (req: PayloadRequest, proven: Proven) => Promise<Response>) =>
  async (req: PayloadRequest): Promise<Response> => {
    if (!req.user) return refuse(403, SIGN_IN_FIRST);
    const given = await readBody(req, proof);
    if (!given) return refuse(400, 'Enter your password.');
    const proven = await reauthenticate(req, given, purpose);
    return 'problem' in proven ? refuseUnproven(proven) : act(req, proven);
  };

/** `POST …/second-factor/begin`: a new key for the app. Stores nothing yet. */
export const beginEnrolment = afterProof('set up a second factor', async (_, { person, factor }) => {
  const secret = newSecret();
  const ticket = writeTicket({ account: person.id, secret, replaces: Boolean(factor), state: stateOf(person) });
  return accept({ enrolment: { ticket, ...keyOfApp(secret, person.email) } });
});

const enrolment = z.object({ ticket: z.string().max(2000), code: z.string().trim().max(20) });

type Account = StoredPassword & { id: string; email: string; accessEndedAt?: string | null };

/** Whether what the ticket proved still holds. Signed-in people may have no password here. */
async function isCurrent(req: PayloadRequest, { account: id, state }: Ticket): Promise<boolean> {
  const account = await req.payload.db.findOne<Account>({ collection: 'users', where: { id: { equals: id } }, req });
  return account !== null && stateOf(account) === state && (Boolean(req.user) || mayUsePassword(account));
}

/** `POST …/second-factor/enrol` with ticket and code. Also signs in if the sign-in required it. */
export async function enrol(req: PayloadRequest): Promise<Response> {
  const given = await readBody(req, enrolment);
  if (!given) return refuse(400, 'Enter the code from your authenticator app.');
  const ticket = readTicket(given.ticket);
  if (!ticket) return refuse(400, 'This took too long. Start again.', { needs: 'password' });
  if (!(await isCurrent(req, ticket))) return refuse(400, AGAIN, { needs: 'password' });
  const { account, secret, replaces } = ticket;
  if (req.user && req.user.id !== account) return refuse(403, 'This belongs to another account.');
  if (replaces && !req.user) return refuse(403, SIGN_IN_FIRST);
  const key = keyOf('code', account);
  await consume(req.payload, 'code', key);
  const step = stepOf(secret, given.code.replace(/\s/g, ''));
  if (!step) return refuse(400, 'The code is not correct. Enter the one that the app shows now.', { needs: 'code' });
  if (!replaces && (await findFactor(req, account))) return refuse(409, AGAIN, { needs: 'password' });
  const recoveryCodes = await saveFactor(req, account, secret, step);
  if (!recoveryCodes) return refuse(409, AGAIN, { needs: 'password' });
  await forget(req.payload, 'code', key);
  const answer = req.user
    ? accept({ recoveryCodes })
    : await answerSignedIn(req, account, 'With a password, setting up a second factor', { recoveryCodes });
  await noteFactorChange(req, { id: account, name: req.user?.name }, replaces ? 'Replaced' : 'Turned on');
  return answer;
}

/** `POST …/second-factor/recovery-codes`: ten new ones. */
export const renewCodes = afterProof('get new recovery codes', async (req, { person }) => {
  const recoveryCodes = await renewRecoveryCodes(req, person.id);
  if (!recoveryCodes) return refuse(409, AGAIN);
  await noteFactorChange(req, person, 'New recovery codes');
  return accept({ recoveryCodes });
});

/** `POST …/second-factor/off`: unless the role needs one. */
export const turnOff = afterProof('turn the second factor off', async (req, { person }) => {
  if (await needsSecondFactor(req, req.user?.role)) {
    return refuse(400, 'Your role requires a second factor. You can replace it, but not turn it off.');
  }
  await removeFactor(req, person.id);
  await noteFactorChange(req, person, 'Turned off');
  return accept({});
});

/** `POST …/second-factor/reset/:id` with proof of the admin. Ends the account's sessions, as the lost phone may have one. */
export async function resetFactor(req: PayloadRequest): Promise<Response> {
  if (!can(req, 'manage')) return refuse(403, 'Only admins may do this.');
  const id = z.uuid().safeParse(req.routeParams?.id).data;
  if (id === req.user?.id) return refuse(400, 'Turn off your own second factor on your account page.');
  const where = { id: { equals: id ?? '' } };
  const person = id ? await req.payload.db.findOne<Named>({ collection: 'users', where, req }) : null;
  if (!person) return refuse(404, 'The account does not exist.');
  const proven = await reauthenticate(req, (await readBody(req, proof)) ?? {}, "reset a colleague's second factor");
  if ('problem' in proven) return refuseUnproven(proven);
  await removeFactor(req, person.id);
  await endSessions(req, person.id, 'all');
  await noteFactorChange(req, person, 'Reset');
  return accept({});
}
type Named = { id: string; name?: string | null };
