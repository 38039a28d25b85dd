import type { Endpoint, PayloadHandler } from 'payload';
import { confirmNewAddress } from './address-change';
import { refuse } from './answers';
import { limited } from './endpoint';
import { invite, inviteAgain } from './invitation';
import { resetPassword, sendResetLink } from './new-password';
import { beginEnrolment, enrol, renewCodes, resetFactor, turnOff } from './own-factor';
import { signIn } from './sign-in';

const post = (path: string, handler: PayloadHandler): Endpoint => limited({ path, method: 'post', handler });

const closed = (path: string): Endpoint => ({
  path,
  method: 'post',
  handler: () => refuse(403, 'You are not allowed to perform this action.'),
});

/** Override Payload's endpoints: `npm start` creates the first account; locks and email verification are not used. */
export const signInEndpoints: Endpoint[] = [
  post('/login', signIn),
  post('/forgot-password', sendResetLink),
  post('/reset-password', resetPassword),
  post('/new-address', confirmNewAddress),
  post('/invite', invite),
  post('/invite/:id', inviteAgain),
  post('/second-factor/begin', beginEnrolment),
  post('/second-factor/enrol', enrol),
  post('/second-factor/recovery-codes', renewCodes),
  post('/second-factor/off', turnOff),
  post('/second-factor/reset/:id', resetFactor),
  closed('/first-register'),
  closed('/unlock'),
  closed('/verify/:id'),
];
