import { env } from '@/env';

type Account = { email?: string | null; accessEndedAt?: string | null };

/** The same message for every account, so that it reveals nothing. */
export const PASSWORDS_ARE_OFF = 'Passwords are off here. Use single sign-on.';

/** False if only the break-glass account may use a password. */
export const arePasswordsOn = (): boolean => env().LOCAL_PASSWORDS === 'on';

/** Is this the one account that keeps its password and never uses single sign-on? */
export const isBreakGlass = ({ email }: Account): boolean =>
  !arePasswordsOn() && email?.toLowerCase() === env().BREAK_GLASS_EMAIL;

/** May this account sign in with a password or set one? Not after the identity provider has removed its roles. */
export const mayUsePassword = (account: Account): boolean =>
  isBreakGlass(account) || (arePasswordsOn() && !account.accessEndedAt);
