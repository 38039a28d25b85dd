-- The roles of the embedded visitor services, as superuser: by the launcher, or by deploy/server/install.sh, whose site has
-- no superuser. Idempotent. Roles are shared by the whole server.
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
  if not exists (select from pg_roles where rolname = 'supabase_lite') then
    create role supabase_lite login noinherit;
  end if;
end
$roles$;
-- Another application of this server may have made roles with these names, and other rights.
alter role anon nologin noinherit nobypassrls;
alter role authenticated nologin noinherit nobypassrls;
alter role service_role nologin noinherit bypassrls;
alter role supabase_lite login noinherit nosuperuser nobypassrls nocreaterole nocreatedb password :'password';
grant anon, authenticated, service_role to supabase_lite;
