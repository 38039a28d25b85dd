-- Run once by the image of the database: the services sign in with the password of the server.
\getenv password POSTGRES_PASSWORD
alter user authenticator with password :'password';
alter user supabase_auth_admin with password :'password';
