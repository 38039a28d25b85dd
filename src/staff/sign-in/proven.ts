/** In `context` of a change of an account: the endpoint that makes it has already asked for proof. */
export const PROVEN = 'accountProven';
