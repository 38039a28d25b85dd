const refusals = {
  unavailable: 'The identity provider is not responding. Try again in a moment.',
  denied: 'The sign-in was canceled at the identity provider.',
  provider: 'The identity provider refused the request. Ask your administrator to check the single sign-on settings.',
  expired: 'This sign-in took too long or was used already. Start again.',
  state: 'This sign-in was started in another window or browser. Start again.',
  claims: 'The identity provider did not say who you are. Ask your administrator to check the single sign-on claims.',
  'no-role': 'Your account at the identity provider has no role on this site. Ask an admin for one.',
  domain: 'Accounts of your organization cannot sign in here.',
  unverified: 'The identity provider has not verified your email address.',
  taken:
    'There is a staff account with your email address that is not linked to this sign-in. Ask an admin to link it.',
  'break-glass': 'This account signs in with its password.',
  failed: 'The sign-in failed. Try again.',
} as const;

export type Refusal = keyof typeof refusals;

export class SignInRefused extends Error {
  readonly reason: Refusal;
  constructor(reason: Refusal, options?: ErrorOptions) {
    super(`Single sign-on refused: ${reason}`, options);
    this.reason = reason;
  }
}

export const sentenceOf = (reason: string | undefined): string | undefined =>
  reason && Object.hasOwn(refusals, reason) ? refusals[reason as Refusal] : undefined;
