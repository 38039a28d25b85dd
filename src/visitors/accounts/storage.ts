import { isAccountPath } from './places';

/** In local storage (flows document, section 9). The frame's script reads it too. */
export const SESSION_KEY = 'alethia-session';

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
    // No storage.
  }
}

/** False where the browser blocks storage: the session would end with the page. */
export function keepsSessions(): boolean {
  try {
    localStorage.setItem(`${SESSION_KEY}-test`, '');
    localStorage.removeItem(`${SESSION_KEY}-test`);
    return true;
  } catch {
    return false;
  }
}

/** The stored access token; empty without a session. Whether it has expired, only the clock of the service can tell. */
export function accessToken(): string {
  try {
    const { access_token = '' } = JSON.parse(localStorage.getItem(SESSION_KEY) ?? '{}');
    return String(access_token);
  } catch {
    return '';
  }
}

const NEXT_KEY = 'alethia-next';

/** Keeps the path to return to from an identity provider; without storage, the home page. */
export function keepNext(path: string): void {
  try {
    sessionStorage.setItem(NEXT_KEY, path);
  } catch {
    // No storage.
  }
}

/** The stored path, once; only that of the account is accepted. */
export function takeNext(): string | undefined {
  try {
    const path = sessionStorage.getItem(NEXT_KEY);
    sessionStorage.removeItem(NEXT_KEY);
    return isAccountPath(path) ? path : undefined;
  } catch {
    return undefined;
  }
}
