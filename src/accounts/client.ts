import { AuthClient, type Session } from '@supabase/auth-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import { forgetSession, hasStoredSession, SESSION_KEY } from './storage';

/** Where the services are: the address that browsers use, and the public key. */
export type Service = { url: string; apiKey: string };

/** A session that the service does not know any more. */
const isOver = (failure: { status?: number; name?: string }) =>
  failure.name === 'AuthSessionMissingError' || [401, 403, 404].includes(failure.status ?? 0);

/**
 * Visitors' accounts, in the browser (flows document, section 7): the parts of Supabase's client that `/auth` needs, loaded
 * when somebody uses them. Every function throws what the service refuses.
 */
export function openAccounts({ url, apiKey }: Service) {
  const auth = new AuthClient({
    url: `${url}/auth/v1`,
    headers: { apikey: apiKey },
    storageKey: SESSION_KEY,
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: true,
    flowType: 'implicit',
  });

  /** The visitor's own row. That it fails is only logged: the account is there (flows document, section 8). */
  async function saveProfile({ access_token, user }: Session, displayName: string): Promise<void> {
    const headers = { apikey: apiKey, Authorization: `Bearer ${access_token}` };
    const profiles = new PostgrestClient(`${url}/rest/v1`, { headers }).from('profiles');
    const { error } = await profiles.insert({ user_id: user.id, display_name: displayName });
    if (error) console.error(`Profile not saved: ${error.code || error.message}`);
  }

  return {
    async signIn(email: string, password: string): Promise<void> {
      const { error } = await auth.signInWithPassword({ email, password });
      if (error) throw error;
    },

    /** Answers whether there is a session; without one the address has to be confirmed first. */
    async signUp(email: string, password: string, displayName: string): Promise<boolean> {
      const { data, error } = await auth.signUp({
        email,
        password,
        options: { data: { display_name: displayName }, emailRedirectTo: `${location.origin}/` },
      });
      if (error) throw error;
      if (data.session) await saveProfile(data.session, displayName);
      return data.session !== null;
    },

    async requestReset(email: string): Promise<void> {
      const { error } = await auth.resetPasswordForEmail(email, { redirectTo: `${location.origin}/auth` });
      if (error) throw error;
    },

    async setPassword(password: string): Promise<void> {
      const { error } = await auth.updateUser({ password });
      if (error) throw error;
    },

    /** What has become of the session that this browser holds: it may have expired, or been ended elsewhere. */
    async state(): Promise<'signed in' | 'ended' | 'none'> {
      const held = hasStoredSession();
      const { data } = await auth.getSession();
      if (!data.session) return held ? 'ended' : 'none';
      const { error: refusal } = await auth.getUser();
      if (!refusal || !isOver(refusal)) return 'signed in';
      forgetSession();
      return 'ended';
    },

    /** Ends the session everywhere; here also when the service cannot be asked. */
    async signOut(): Promise<void> {
      await auth.signOut().catch(() => undefined);
      forgetSession();
    },
  };
}

export type Accounts = ReturnType<typeof openAccounts>;
