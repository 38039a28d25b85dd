import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { withDatabase } from '../../postgres/database-check.ts';
import { post } from './post.ts';
import { newVisitor } from './visitors.ts';

/** As browsers reach it: through the site, with the publishable key. */
export type AuthService = { site: string; apiKey: string };
export type Account = { email: string; password: string };

const session = z.object({ access_token: z.string().min(1) });

/** A success requires a session, not merely a 200. */
async function ask({ site, apiKey }: AuthService, path: string, headers: Record<string, string>, body: unknown) {
  const response = await post(`${site}/auth/v1/${path}`, { ...headers, apikey: apiKey }, body);
  if (!session.safeParse(response).success) throw new Error('responds without a session');
}

/** Without the profile that the page adds afterwards. */
export async function signUp(service: AuthService, mark: string): Promise<Account> {
  const { email, headers } = newVisitor(mark);
  const account = { email, password: randomBytes(12).toString('base64url') };
  await ask(service, 'signup', headers, { ...account, data: { display_name: 'Nora Feld' } });
  return account;
}

export const signIn = (service: AuthService, account: Account) =>
  ask(service, 'token?grant_type=password', newVisitor('sign-in').headers, account);

export const countAccounts = (databaseUrl: string, mark: string) =>
  withDatabase(databaseUrl, async (client) => {
    const query = 'select count(*)::int as count from auth.users where starts_with(email, $1)';
    return (await client.query<{ count: number }>(query, [`${mark}-`])).rows[0]?.count ?? 0;
  });
