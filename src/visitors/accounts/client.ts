import type { Language } from '@shared/language';
import { type OwnAccountData, ownAccountSchema } from '@shared/own-account';
import { AuthClient, type Provider, type Session, type User, type UserIdentity } from '@supabase/auth-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import type { MailedLink } from './arrival';
import { placesIn } from './places';
import { forgetSession, hasStoredSession, keepNext, SESSION_KEY } from './storage';

export type Service = { url: string; apiKey: string };

/** An authenticator app being set up. `uri`: content of the QR code. */
export type NewFactor = { id: string; secret: string; uri: string };

export type SignOutScope = 'local' | 'others' | 'global';

const PATIENCE_MS = 15_000;
/** By itself, the browser waits for minutes where the connection is lost without a sign. */
const patientFetch: typeof fetch = (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });

/** A refusal by an edge function. `message` is for the visitor and may be empty. */
class FunctionFailure extends Error {
  override readonly name = 'FunctionFailure';
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

const isGone = (failure: { status?: number; name?: string }) =>
  failure.name === 'AuthSessionMissingError' || [401, 403, 404].includes(failure.status ?? 0);

/** Visitors' accounts in the browser (flows document, section 7), loaded on first use. Functions throw refusals. */
export function openAccounts({ url, apiKey }: Service, language: Language) {
  const auth = new AuthClient({
    url: `${url}/auth/v1`,
    headers: { apikey: apiKey },
    storageKey: SESSION_KEY,
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: true,
    flowType: 'implicit',
    fetch: patientFetch,
  });
  const { auth: authPath, account: accountPath, away } = placesIn(language);
  const here = (path: string) => `${location.origin}${path}`;

  async function profiles() {
    const { data } = await auth.getSession();
    const headers = { apikey: apiKey, Authorization: `Bearer ${data.session?.access_token ?? ''}` };
    return new PostgrestClient(`${url}/rest/v1`, { headers, fetch: patientFetch }).from('profiles');
  }

  /** Creates the profile row. A failure is only logged: the account exists (flows document, section 8). */
  async function saveProfile({ user }: Pick<Session, 'user'>, display_name: string): Promise<void> {
    const { error } = await (await profiles()).insert({ user_id: user.id, display_name });
    if (error) console.error(`Profile not saved: ${error.code || error.message}`);
  }

  /** Accounts made by a mailed link, or whose sign-up lost the connection, have no row. */
  async function updateProfile(user: User, display_name: string): Promise<void> {
    const rows = await profiles();
    const { data, error } = await rows.update({ display_name }).eq('user_id', user.id).select('user_id');
    if (error) console.error(`Profile not saved: ${error.code || error.message}`);
    else if (data.length === 0) await saveProfile({ user }, display_name);
  }

  async function call(name: string, body?: object): Promise<unknown> {
    const { data } = await auth.getSession();
    const response = await patientFetch(`${url}/functions/v1/${name}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        apikey: apiKey,
        authorization: `Bearer ${data.session?.access_token ?? ''}`,
        'content-type': 'application/json',
      },
      body: body && JSON.stringify({ ...body, language }),
    });
    const received = await response.json().catch(() => undefined);
    if (!response.ok) {
      throw new FunctionFailure(String(received?.code ?? ''), String(received?.error ?? ''), response.status);
    }
    return received;
  }

  const ownData = async (): Promise<OwnAccountData> => ownAccountSchema.parse(await call('read-account'));

  /** As `getUser`. A token may have expired although this browser's clock, which may be slow, says that it has not. */
  async function verifiedUser() {
    const found = await auth.getUser();
    if (!found.error || !isGone(found.error)) return found;
    const { error } = await auth.refreshSession();
    if (error) return isGone(error) || error.status === 400 ? found : { data: { user: null }, error };
    return auth.getUser();
  }

  return {
    auth,
    call,
    ownData,

    /**
     * After a mailed link: true if it was the first that was opened, so that a password chosen earlier is gone. Until then
     * the account may have been somebody else's, and its profile row may be missing.
     */
    async isFirstVisitByMail(): Promise<boolean> {
      const { hasLostPassword = false } = await ownData();
      const { data } = await auth.getUser();
      const name = data.user?.user_metadata.display_name;
      if (hasLostPassword && data.user && typeof name === 'string') await updateProfile(data.user, name);
      return hasLostPassword;
    },

    async signIn(email: string, password: string): Promise<void> {
      const { error } = await auth.signInWithPassword({ email, password });
      if (error) throw error;
    },

    /** False if the address has to be confirmed first. */
    async signUp(email: string, password: string, displayName: string): Promise<boolean> {
      const { data, error } = await auth.signUp({
        email,
        password,
        // The language is for the service's own mails (docs/operations.md).
        options: { data: { display_name: displayName, language }, emailRedirectTo: here(away) },
      });
      if (error) throw error;
      if (data.session) await saveProfile(data.session, displayName);
      return data.session !== null;
    },

    async requestReset(email: string): Promise<void> {
      const { error } = await auth.resetPasswordForEmail(email, { redirectTo: here(authPath) });
      if (error) throw error;
    },

    /** Mails a sign-in link. Does not reveal whether an account with this address exists. */
    async sendLink(email: string): Promise<void> {
      const options = { shouldCreateUser: false, emailRedirectTo: here(authPath) };
      const { error } = await auth.signInWithOtp({ email, options });
      if (error && error.code !== 'otp_disabled') throw error;
    },

    /** The service leads back here with a session. Never resolves, so that a second press does not use the link up. */
    followLink(link: MailedLink): Promise<never> {
      location.replace(`${url}/auth/v1/verify?${new URLSearchParams({ ...link, redirect_to: here(authPath) })}`);
      return new Promise(() => undefined);
    },

    async setPassword(password: string): Promise<void> {
      const { error } = await auth.updateUser({ password });
      if (error) throw error;
    },

    /** The signed-in user; undefined once the session has ended. Throws when the service is unreachable. */
    async user(): Promise<User | undefined> {
      const { data, error } = await auth.getSession();
      if (error?.name === 'AuthRetryableFetchError') throw error;
      if (data.session) {
        const { data: found, error: refusal } = await verifiedUser();
        if (!refusal) return found.user;
        if (!isGone(refusal)) throw refusal;
      }
      forgetSession();
      return undefined;
    },

    async saveName(user: User, displayName: string): Promise<User> {
      const { data, error } = await auth.updateUser({ data: { display_name: displayName } });
      if (error) throw error;
      await updateProfile(user, displayName);
      return data.user;
    },

    /** If the service requires the new address to be confirmed, the returned user still has the old one. */
    async changeEmail(email: string, current_password: string): Promise<User> {
      const { data, error } = await auth.updateUser({ email, current_password }, { emailRedirectTo: here(authPath) });
      if (error) throw error;
      return data.user;
    },

    /** `nonce`: the code that `requestCode` mails, if the service requires one. */
    async changePassword(change: { password: string; current_password: string; nonce?: string }): Promise<void> {
      const { error } = await auth.updateUser(change);
      if (error) throw error;
    },

    async requestCode(): Promise<void> {
      const { error } = await auth.reauthenticate();
      if (error) throw error;
    },

    async link(provider: string): Promise<void> {
      keepNext(accountPath);
      const { error } = await auth.linkIdentity({
        provider: provider as Provider,
        options: { redirectTo: here(authPath) },
      });
      if (error) throw error;
    },

    async unlink(identity: UserIdentity): Promise<void> {
      const { error } = await auth.unlinkIdentity(identity);
      if (error) throw error;
    },

    async signInWith(provider: string): Promise<void> {
      const { error } = await auth.signInWithOAuth({
        provider: provider as Provider,
        options: { redirectTo: here(authPath) },
      });
      if (error) throw error;
    },

    async missingFactor(): Promise<string | undefined> {
      const { data, error } = await auth.mfa.getAuthenticatorAssuranceLevel();
      if (error) throw error;
      if (data.nextLevel !== 'aal2' || data.currentLevel === 'aal2') return undefined;
      const { data: factors, error: refusal } = await auth.mfa.listFactors();
      if (refusal) throw refusal;
      return factors.totp[0]?.id;
    },

    async beginFactor({ factors = [] }: User): Promise<NewFactor> {
      for (const { id, status } of factors) if (status === 'unverified') await auth.mfa.unenroll({ factorId: id });
      const { data, error } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Authenticator app' });
      if (error) throw error;
      return { id: data.id, secret: data.totp.secret, uri: data.totp.uri };
    },

    async verifyFactor(factorId: string, code: string): Promise<void> {
      const { error } = await auth.mfa.challengeAndVerify({ factorId, code });
      if (error) throw error;
    },

    async removeFactor(factorId: string): Promise<void> {
      const { error } = await auth.mfa.unenroll({ factorId });
      if (error) throw error;
      // The current token still has the level of the removed factor.
      await auth.refreshSession();
    },

    async signOutFrom(scope: SignOutScope): Promise<void> {
      const { error } = await auth.signOut({ scope });
      if (error) throw error;
    },

    async state(): Promise<'signed in' | 'ended' | 'none'> {
      const held = hasStoredSession();
      const { data } = await auth.getSession();
      if (!data.session) return held ? 'ended' : 'none';
      const { error: refusal } = await verifiedUser();
      if (!refusal || !isGone(refusal)) return 'signed in';
      forgetSession();
      return 'ended';
    },

    /** Ends the session everywhere; in this browser even when the service is unreachable. */
    async signOut(): Promise<void> {
      await auth.signOut().catch(() => undefined);
      forgetSession();
    },
  };
}

export type Accounts = ReturnType<typeof openAccounts>;
