import type { Endpoint } from 'payload';
import { refuse } from './answers';
import { limitedEndpoint } from './endpoint';
import { signIn } from './sign-in';

const closed = (path: string): Endpoint => ({
  path,
  method: 'post',
  handler: () => refuse(403, 'You are not allowed to perform this action.'),
});

/**
 * What stands before Payload's own endpoints of the collection: the first that matches answers. The first account is made
 * by `npm start`, and there is neither a lock nor a verification of e-mail addresses.
 */
export const signInEndpoints: Endpoint[] = [
  limitedEndpoint('/login', signIn),
  closed('/first-register'),
  closed('/unlock'),
  closed('/verify/:id'),
];
