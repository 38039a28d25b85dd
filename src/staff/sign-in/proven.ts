/** In `context` of a change of an account: the endpoint that makes it has already required proof. */
export const PROVEN = 'accountProven';
