-- The database image runs this once, as superuser: it creates the site's own role, which owns the site's database and
-- nothing else.
\getenv password SITE_PASSWORD
create role alethia login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password :'password';
create database alethia owner alethia;
revoke all on database alethia from public;
revoke connect on database postgres, template1 from public;
