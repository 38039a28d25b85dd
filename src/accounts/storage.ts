/** Where the session lives in the browser's local storage (flows document, section 9). The frame's script looks there too. */
export const SESSION_KEY = 'alethia-session';

/** Local storage may be forbidden altogether. */
export function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(SESSION_KEY) !== null;
  } catch {
    return false;
  }
}

export function forgetSession(): void {
  try {
    localStorage.removeItem(SESSION_KEY);
  } catch {
    // Then nothing was stored either.
  }
}
