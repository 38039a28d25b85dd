import type pg from 'pg';

/** Owns nothing but the schema `auth`. */
export const LITE_ROLE = 'supabase_lite';

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
export const isSuperuser = async (client: pg.ClientBase): Promise<boolean> => (await ask(client)).isSuperuser;

/**
 * Idempotent. The gateway must never connect as owner or superuser: @supabase/lite would widen grants and, before the
 * first table has row level security, serve visitors with the rights of that role.
 */
const statements = (password: string) => `
  do $roles$
  begin
    if not exists (select from pg_roles where rolname = 'anon') then
      create role anon nologin noinherit;
    end if;
    if not exists (select from pg_roles where rolname = 'authenticated') then
      create role authenticated nologin noinherit;
    end if;
    if not exists (select from pg_roles where rolname = 'service_role') then
      create role service_role nologin noinherit bypassrls;
    end if;
    if not exists (select from pg_roles where rolname = '${LITE_ROLE}') then
      create role ${LITE_ROLE} login noinherit;
    end if;
    execute format('grant create on database %I to ${LITE_ROLE}', current_database());
  end
  $roles$;
  -- Another application of this server may have made roles with these names, and other rights.
  alter role anon nologin noinherit nobypassrls;
  alter role authenticated nologin noinherit nobypassrls;
  alter role service_role nologin noinherit bypassrls;
  alter role ${LITE_ROLE} login noinherit nosuperuser nobypassrls nocreaterole nocreatedb password ${password};
  grant anon, authenticated, service_role to ${LITE_ROLE};
  create schema if not exists auth authorization ${LITE_ROLE};
  grant usage on schema auth, public to anon, authenticated, service_role;
  grant usage on schema public to ${LITE_ROLE};
  revoke create on schema public from public;`;

/** Needs a superuser. Throws if `auth` belongs to another role. */
export async function ensureRoles(client: pg.Client, password: string): Promise<void> {
  const { authOwner } = await ask(client);
  if (authOwner !== null && authOwner !== LITE_ROLE) {
    throw new Error(`The schema "auth" of this database belongs to ${authOwner}, not to the embedded services.`);
  }
  for (let attempt = 1; ; attempt++) {
    try {
      await client.query(statements(client.escapeLiteral(password)));
      return;
    } catch (error) {
      const { code = '' } = error as { code?: string };
      if (attempt === ATTEMPTS || !COLLISIONS.has(code)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50 * attempt));
    }
  }
}
