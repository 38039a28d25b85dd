import { env } from '@/env';

type Account = { email?: string | null; accessEndedAt?: string | null };

/** The same message for every account, so that it reveals nothing. */
export const PASSWORDS_ARE_OFF = 'Passwords are off here. Use single sign-on.';

/** False if only the break-glass account may use a password. */
export const arePasswordsOn = (): boolean => env().LOCAL_PASSWORDS === 'on';

export const isBreakGlass = ({ email }: Account): boolean =>
  !arePasswordsOn() && email?.toLowerCase() === env().BREAK_GLASS_EMAIL;

/** Not after the identity provider has removed its roles. */
export const mayUsePassword = (account: Account): boolean =>
  isBreakGlass(account) || (arePasswordsOn() && !account.accessEndedAt);
