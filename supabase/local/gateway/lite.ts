import { App } from '@supabase/lite';
import { createPostgresConnection } from '@supabase/lite/postgres';
import { z } from 'zod';
import { PING_MS, STATEMENT_MS } from './limits.ts';
import type { OpenedSession } from './mailed-links.ts';
import type { GatewaySettings } from './settings.ts';

export type AuthMail = { to: string; subject: string; text?: string; html?: string };

const stored = z.object({ encrypted_password: z.string().nullable() });
const proof = z.object({ cleared: z.boolean() });
const usedToken = z.object({ session_id: z.string() });

/** As the role `supabase_lite`: auth and REST only. */
export function openLite(settings: GatewaySettings, sendMail: (mail: AuthMail) => Promise<void>) {
  const connection = createPostgresConnection({
    url: settings.LITE_DATABASE_URL,
    // The default backoff grows to 20 s, so a recovered Postgres would still seem down.
    postgresOptions: {
      ...{ max: 10, connect_timeout: 5, backoff: () => 0.1, onnotice: () => undefined },
      // What hangs gives its locks back.
      connection: { statement_timeout: STATEMENT_MS, idle_in_transaction_session_timeout: STATEMENT_MS },
    },
  });
  const app = new App({
    connection,
    api: { schemas: ['public'] },
    studio: { enabled: false },
    auth: {
      enabled: true,
      site_url: settings.SITE_URL,
      jwt_secret: settings.SUPABASE_JWT_SECRET,
      minimum_password_length: 8,
      publishable_key: settings.SUPABASE_PUBLISHABLE_KEY,
      secret_key: settings.SUPABASE_SECRET_KEY,
      // On Postgres, its confirmation locks out addresses that sign up twice. Links contain a digest of address and
      // code: six digits could be guessed. A new address alone confirms its change, as the gateway requires the
      // password (user-changes.ts).
      email: { enable_confirmations: false, double_confirm_changes: false, otp_length: 24 },
      // Without it, a refresh token used long ago still returns a current one.
      enable_refresh_token_rotation: true,
    },
    options: { drivers: { email: { send: sendMail } }, server: { admin: false } },
  });

  const ping = (): Promise<boolean> =>
    Promise.race([
      connection.ping().then(Boolean),
      new Promise<boolean>((resolve) => setTimeout(resolve, PING_MS, false).unref()),
    ]).catch(() => false);

  const endReusedSession = async (refreshToken: string, usedBefore: Date): Promise<boolean> => {
    const tables = connection.kysely.withSchema('auth');
    const used = usedToken
      .optional()
      .parse(
        await tables
          .selectFrom('refresh_tokens')
          .select('session_id')
          .where('token', '=', refreshToken)
          .where('revoked', '=', true)
          .where('updated_at', '<', usedBefore.toISOString())
          .executeTakeFirst(),
      );
    if (!used) return false;
    await tables.deleteFrom('sessions').where('id', '=', used.session_id).execute();
    return true;
  };

  const hasPassword = async (email: string): Promise<boolean> => {
    const users = connection.kysely.withSchema('auth').selectFrom('users');
    const row = await users.select('encrypted_password').where('email', '=', email.toLowerCase()).executeTakeFirst();
    return Boolean(stored.optional().parse(row)?.encrypted_password);
  };

  /** Throws if the database does not respond: the session must not be used then. */
  const proveMailbox = async ({ sub: account, email, session_id: session }: OpenedSession): Promise<boolean> => {
    const url = `${settings.SUPABASE_URL}/rest/v1/rpc/prove_mailbox`;
    const headers = { apikey: settings.SUPABASE_SECRET_KEY, 'content-type': 'application/json' };
    const body = JSON.stringify({ account, email, session });
    const response = await app.fetch(new Request(url, { method: 'POST', headers, body }), { peerAddress: null });
    if (!response.ok) throw new Error(`prove_mailbox returns ${response.status}.`);
    return proof.parse(await response.json()).cleared;
  };

  /** Those that were mailed to an address that the account no longer has. */
  const endMailedLinks = async (account: string): Promise<void> => {
    const users = connection.kysely.withSchema('auth').updateTable('users');
    await users.set({ recovery_token: '', confirmation_token: '' }).where('id', '=', account).execute();
  };

  return {
    endReusedSession,
    endMailedLinks,
    hasPassword,
    proveMailbox,
    fetch: async (request: Request): Promise<Response> => app.fetch(request, { peerAddress: null }),
    ensureSchema: () => app.ensureSystemSchema(),
    ping,
    close: () => connection.close(),
  };
}

export type Lite = ReturnType<typeof openLite>;
