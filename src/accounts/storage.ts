import { ACCOUNT } from './modes';

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

/** The stored access token; empty when nobody is signed in, or it has expired. */
export function accessToken(): string {
  try {
    const { access_token, expires_at } = JSON.parse(localStorage.getItem(SESSION_KEY) ?? '{}');
    return Number(expires_at) * 1_000 > Date.now() ? String(access_token) : '';
  } catch {
    return '';
  }
}

const NEXT_KEY = 'alethia-next';

/** Where to go on when somebody comes back from another website. Without storage they come home. */
export function keepNext(path: string): void {
  try {
    sessionStorage.setItem(NEXT_KEY, path);
  } catch {
    // As said above.
  }
}

/** The path that was kept, once; only our own account can be one. */
export function takeNext(): string | undefined {
  try {
    const path = sessionStorage.getItem(NEXT_KEY);
    sessionStorage.removeItem(NEXT_KEY);
    return path === ACCOUNT ? path : undefined;
  } catch {
    return undefined;
  }
}
