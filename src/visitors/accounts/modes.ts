import type { AccountTexts } from './texts/english';

/** Forms of `/auth`. */
export type Mode = keyof AccountTexts['modes'];

/** With this fragment, the sign-in page leads back to the account. */
export const FOR_ACCOUNT = '#account';
