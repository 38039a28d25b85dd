export const OPEN_SIGN_IN = 'alethia-sign-in';

/** Opens the sign-in dialog over the page, if the session has ended. */
export const openSignIn = (): void => void window.dispatchEvent(new Event(OPEN_SIGN_IN));
