import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import type { StoredPassword } from '@/payload/password-hash';
import { endSessions } from '@/payload/stored-sessions';
import { isSignedIn, refuse, staffEndpoint } from '../endpoint';
import { findFactor, removeFactor, renewRecoveryCodes, saveFactor } from './factors';
import { consume, forget, keyOf } from './limits';
import { mayUsePassword } from './local-passwords';
import { readBody } from './read-body';
import { type Proven, proofShape, requireProof } from './reauthenticate';
import { needsSecondFactor } from './required';
import { accept, refuse as refuseSignIn } from './responses';
import { noteFactorChange, respondSignedIn } from './sign-in';
import { readTicket, stateOf, type Ticket, writeTicket } from './ticket';
import { keyOfApp, newSecret, stepOf } from './totp';

const SIGN_IN_FIRST = 'Sign in first.';
const NO_ACCOUNT = 'The account does not exist.';
const AGAIN = 'Something has changed in the meantime. Try again.';

const proof = z.object(proofShape);

/** Requires fresh proof of the person. */
const afterProof = (
  step: string,
  purpose: string,
  act: (req: PayloadRequest, proven: Proven) => Promise<object>,
): Endpoint =>
  staffEndpoint({
    method: 'post',
    path: `/second-factor/${step}`,
    can: isSignedIn,
    notAllowed: SIGN_IN_FIRST,
    body: proof,
    invalid: 'Enter your password.',
    work: async (req, { body }) => act(req, await requireProof(req, body, purpose)),
  });

/** A new key for the app. Stores nothing yet. */
const beginEnrolment = afterProof('begin', 'set up a second factor', async (_, { person, factor }) => {
  const secret = newSecret();
  const ticket = writeTicket({ account: person.id, secret, replaces: Boolean(factor), state: stateOf(person) });
  return { enrolment: { ticket, ...keyOfApp(secret, person.email) } };
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
  if (!given) return refuseSignIn(400, 'Enter the code from your authenticator app.');
  const ticket = readTicket(given.ticket);
  if (!ticket) return refuseSignIn(400, 'This took too long. Start again.', { needs: 'password' });
  if (!(await isCurrent(req, ticket))) return refuseSignIn(400, AGAIN, { needs: 'password' });
  const { account, secret, replaces } = ticket;
  if (req.user && req.user.id !== account) return refuseSignIn(403, 'This belongs to another account.');
  if (replaces && !req.user) return refuseSignIn(403, SIGN_IN_FIRST);
  const key = keyOf('code', account);
  await consume(req.payload, 'code', key);
  const step = stepOf(secret, given.code.replace(/\s/g, ''));
  if (!step)
    return refuseSignIn(400, 'The code is not correct. Enter the one that the app shows now.', { needs: 'code' });
  if (!replaces && (await findFactor(req, account))) return refuseSignIn(409, AGAIN, { needs: 'password' });
  const recoveryCodes = await saveFactor(req, account, secret, step);
  if (!recoveryCodes) return refuseSignIn(409, AGAIN, { needs: 'password' });
  await forget(req.payload, 'code', key);
  const response = req.user
    ? accept({ recoveryCodes })
    : await respondSignedIn(req, account, 'With a password, setting up a second factor', { recoveryCodes });
  await noteFactorChange(req, { id: account, name: req.user?.name }, replaces ? 'Replaced' : 'Turned on');
  return response;
}

/** Ten new ones. */
const renewCodes = afterProof('recovery-codes', 'get new recovery codes', async (req, { person }) => {
  const recoveryCodes = (await renewRecoveryCodes(req, person.id)) ?? refuse(409, AGAIN);
  await noteFactorChange(req, person, 'New recovery codes');
  return { recoveryCodes };
});

/** Unless the role needs one. */
const turnOff = afterProof('off', 'turn the second factor off', async (req, { person }) => {
  if (await needsSecondFactor(req, req.user?.role))
    refuse(400, 'Your role requires a second factor. You can replace it, but not turn it off.');
  await removeFactor(req, person.id);
  await noteFactorChange(req, person, 'Turned off');
  return {};
});

type Named = { id: string; name?: string | null };

/** Of a colleague, with proof of the admin. Ends the account's sessions, as the lost phone may have one. */
const resetFactor = staffEndpoint({
  method: 'post',
  path: '/second-factor/reset/:id',
  can: 'manage',
  at: z.object({ id: z.uuid() }),
  gone: NO_ACCOUNT,
  body: proof.catch({ password: '', code: '' }),
  work: async (req, { at: { id }, body }) => {
    if (id === req.user?.id) refuse(400, 'Turn off your own second factor on your account page.');
    const where = { id: { equals: id } };
    const person = await req.payload.db.findOne<Named>({ collection: 'users', where, req });
    if (!person) return refuse(404, NO_ACCOUNT);
    await requireProof(req, body, "reset a colleague's second factor");
    await removeFactor(req, person.id);
    await endSessions(req, person.id, 'all');
    await noteFactorChange(req, person, 'Reset');
    return {};
  },
});

/** Under `/api/users/second-factor`, for signed-in staff with fresh proof of who they are. */
export const factorEndpoints: Endpoint[] = [beginEnrolment, renewCodes, turnOff, resetFactor];
