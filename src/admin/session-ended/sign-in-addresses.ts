const SIGN_IN = new Set(['/api/users/login', '/api/users/second-factor/enrol']);

/** A wrong password gets the response of an ended session. */
export const isSignIn = (path: string): boolean => SIGN_IN.has(path);
