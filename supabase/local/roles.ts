import fs from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { LITE_ROLE } from './lite-role.ts';

/** Roles are shared by the whole server: preparing two databases at once may collide. */
const COLLISIONS = new Set(['23505', '42710', 'XX000']);
const ATTEMPTS = 6;

type Answer = { isSuperuser: boolean; authOwner: string | null };

async function ask(client: pg.ClientBase): Promise<Answer> {
  const { rows } = await client.query<Answer>(`
    select (select rolsuper from pg_roles where rolname = current_user) as "isSuperuser",
           (select pg_get_userbyid(nspowner) from pg_namespace where nspname = 'auth') as "authOwner"`);
  return rows[0] ?? { isSuperuser: false, authOwner: null };
}

/** Only a superuser can create the roles, one of which bypasses row level security. */
const isSuperuser = async (client: pg.ClientBase): Promise<boolean> => (await ask(client)).isSuperuser;

/** Whether a superuser has made the roles (roles.sql), and this user may act for the one that owns `auth`. */
async function hasRoles(client: pg.ClientBase): Promise<boolean> {
  const { rowCount } = await client.query(`
    select from pg_roles lite, pg_roles service
    where lite.rolname = '${LITE_ROLE}' and pg_has_role(lite.oid, 'member') and not lite.rolsuper
      and service.rolname = 'service_role' and service.rolbypassrls`);
  return rowCount === 1;
}

/** Whether the visitor services can run in this database with this user. */
export const mayServeVisitors = async (client: pg.ClientBase): Promise<boolean> =>
  (await isSuperuser(client)) || hasRoles(client);

const rolesFile = path.join(import.meta.dirname, 'roles.sql');

/** Of this database only: its owner may run them. */
const RIGHTS = `
  do $rights$ begin execute format('grant connect, create on database %I to ${LITE_ROLE}', current_database()); end $rights$;
  create schema if not exists auth authorization ${LITE_ROLE};
  grant usage on schema auth, public to anon, authenticated, service_role;
  grant usage on schema public to ${LITE_ROLE};
  revoke create on schema public from public;`;

/**
 * Idempotent. The gateway must never connect as owner or superuser: @supabase/lite would widen grants and, before the
 * first table has row level security, serve visitors with the rights of that role. Throws if `auth` belongs to another
 * role, or if there are no roles and this user cannot make them.
 */
export async function ensureRoles(client: pg.Client, password: string): Promise<void> {
  const { authOwner, isSuperuser } = await ask(client);
  if (authOwner !== null && authOwner !== LITE_ROLE) {
    throw new Error(`The schema "auth" of this database belongs to ${authOwner}, not to the embedded services.`);
  }
  if (!isSuperuser && !(await hasRoles(client))) {
    throw new Error('The user of DATABASE_URL is not a superuser, and no superuser has run supabase/local/roles.sql.');
  }
  const roles = fs.readFileSync(rolesFile, 'utf8').replaceAll(":'password'", () => client.escapeLiteral(password));
  for (let attempt = 1; ; attempt++) {
    try {
      await client.query(isSuperuser ? roles + RIGHTS : RIGHTS);
      return;
    } catch (error) {
      const { code = '' } = error as { code?: string };
      if (attempt === ATTEMPTS || !COLLISIONS.has(code)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50 * attempt));
    }
  }
}
