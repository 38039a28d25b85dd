-- The database image runs this once: the services sign in with the server's password.
\getenv password POSTGRES_PASSWORD
alter user authenticator with password :'password';
alter user supabase_auth_admin with password :'password';
