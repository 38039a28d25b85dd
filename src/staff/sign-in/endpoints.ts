import type { Endpoint } from 'payload';
import { confirmNewAddress } from './address-change';
import { refuse } from './answers';
import { limitedEndpoint } from './endpoint';
import { invite, inviteAgain } from './invitation';
import { resetPassword, sendResetLink } from './new-password';
import { beginEnrolment, enrol, renewCodes, resetFactor, turnOff } from './own-factor';
import { signIn } from './sign-in';

const closed = (path: string): Endpoint => ({
  path,
  method: 'post',
  handler: () => refuse(403, 'You are not allowed to perform this action.'),
});

/** Override Payload's endpoints: `npm start` creates the first account; locks and email verification are not used. */
export const signInEndpoints: Endpoint[] = [
  limitedEndpoint('/login', signIn),
  limitedEndpoint('/forgot-password', sendResetLink),
  limitedEndpoint('/reset-password', resetPassword),
  limitedEndpoint('/new-address', confirmNewAddress),
  limitedEndpoint('/invite', invite),
  limitedEndpoint('/invite/:id', inviteAgain),
  limitedEndpoint('/second-factor/begin', beginEnrolment),
  limitedEndpoint('/second-factor/enrol', enrol),
  limitedEndpoint('/second-factor/recovery-codes', renewCodes),
  limitedEndpoint('/second-factor/off', turnOff),
  limitedEndpoint('/second-factor/reset/:id', resetFactor),
  closed('/first-register'),
  closed('/unlock'),
  closed('/verify/:id'),
];
