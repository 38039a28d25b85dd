import type { Endpoint, PayloadHandler } from 'payload';
import { confirmNewAddress } from './address-change';
import { limited } from './endpoint';
import { invitationEndpoints } from './invitation';
import { resetPassword, sendResetLink } from './new-password';
import { enrol, factorEndpoints } from './own-factor';
import { refuse } from './responses';
import { signIn } from './sign-in';

const post = (path: string, handler: PayloadHandler): Endpoint => limited({ path, method: 'post', handler });

const closed = (path: string): Endpoint => ({
  path,
  method: 'post',
  handler: () => refuse(403, 'You are not allowed to perform this action.'),
});

/**
 * Before a session has begun, refusals have Payload's format, which its own forms read; afterwards that of all staff
 * endpoints. Override Payload's endpoints: `npm start` creates the first account; locks and email verification are not used.
 */
export const signInEndpoints: Endpoint[] = [
  post('/login', signIn),
  post('/forgot-password', sendResetLink),
  post('/reset-password', resetPassword),
  post('/second-factor/enrol', enrol),
  ...[confirmNewAddress, ...invitationEndpoints, ...factorEndpoints].map(limited),
  closed('/first-register'),
  closed('/unlock'),
  closed('/verify/:id'),
];
