import { env } from '../env';

type Account = { email?: string | null; accessEndedAt?: string | null };

/** The one message where passwords are off, whoever tries whatever. */
export const PASSWORDS_ARE_OFF = 'Passwords are off here. Use single sign-on.';

/** May anybody but the break-glass account use a password? */
export const arePasswordsOn = (): boolean => env().LOCAL_PASSWORDS === 'on';

/** Is this the one account that keeps its password, and never signs in with single sign-on? */
export const isBreakGlass = ({ email }: Account): boolean =>
  !arePasswordsOn() && email?.toLowerCase() === env().BREAK_GLASS_EMAIL;

/** May this account sign in with a password, or set one? Not once the identity provider has taken away its roles. */
export const mayUsePassword = (account: Account): boolean =>
  isBreakGlass(account) || (arePasswordsOn() && !account.accessEndedAt);
