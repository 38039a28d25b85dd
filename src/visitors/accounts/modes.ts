import type { AccountTexts } from './texts/english';

export type Mode = keyof AccountTexts['modes'];

/** Fragment with which the sign-in page leads back to the account. */
export const FOR_ACCOUNT = '#account';
