import { describe, expect, it } from 'vitest';
import { distance, mistypedNames } from './near-names';

it.each([
  ['PORT', 'PORT', 0],
  ['SITE_ULR', 'SITE_URL', 1],
  ['DATABSE_URL', 'DATABASE_URL', 1],
  ['PROXYHOPS', 'PROXY_HOPS', 1],
  ['WORK', 'HOST', 3],
  ['', 'PORT', 4],
])('%s is so many typing errors from %s: %i', (one, other, errors) => {
  expect(distance(one, other)).toBe(errors);
  expect(distance(other, one)).toBe(errors);
});

describe('a mistyped name', () => {
  it.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['SITE_ULR', 'SITE_URL'],
    ['PROXYHOPS', 'PROXY_HOPS'],
    ['site_url', 'SITE_URL'],
    ['SUPABASE_PUBLISHBLE_KEYS', 'SUPABASE_PUBLISHABLE_KEY'],
    ['OIDC_ISUER', 'OIDC_ISSUER'],
  ])('%s is found in both places', (name, meant) => {
    expect(mistypedNames([name], []).map(({ text }) => text)).toEqual([
      `${name} in .env is not a setting: did you mean ${meant}? Rename or remove it.`,
    ]);
    expect(mistypedNames([], [name]).map(({ text }) => text)).toEqual([
      `${name} in the environment is not a setting: did you mean ${meant}? Rename or remove it.`,
    ]);
  });

  it('of a short setting is found in .env only', () => {
    expect(mistypedNames(['PROT'], ['PROT'])).toHaveLength(1);
  });

  it('in the environment may belong to another program if the setting has a value', () => {
    expect(mistypedNames([], ['MAIL_FROM', 'EMAIL_FROM'])).toEqual([]);
  });
});

/** Of shells, hosts, build services, and the programs beside the site. */
const foreign = `
  HOME HOSTNAME HOSTTYPE PATH PWD OLDPWD SHELL SHLVL TERM USER LOGNAME LANG LC_ALL TZ EDITOR MAIL DISPLAY XDG_DATA_DIRS
  XDG_DATA_HOME SSH_AUTH_SOCK TMPDIR NODE_ENV NODE_OPTIONS NODE_PATH NO_COLOR CI http_proxy HTTPS_PROXY no_proxy DEBUG
  npm_config_port npm_package_name NEXT_TELEMETRY_DISABLED NEXT_PUBLIC_SUPABASE_URL NEXT_RUNTIME
  PGHOST PGPORT PGDATA PGDATABASE PGPASSWORD POSTGRES_HOST POSTGRES_USER POSTGRES_PASSWORD POSTGRES_PORT POSTGRES_DB
  POSTGRES_URL DATABASE_PUBLIC_URL DATABASE_PRIVATE_URL DATABASE_NAME DATABASE_HOST DATABASE_USER REDIS_URL
  AWS_REGION AWS_ACCESS_KEY_ID AWS_SECRET_ACCESS_KEY AWS_ENDPOINT_URL S3_USE_PATH_STYLE SMTP_HOST SMTP_PORT SMTP_USER
  SUPABASE_ANON_KEY SUPABASE_SERVICE_ROLE_KEY SUPABASE_DB_URL SUPABASE_DB_PASSWORD SUPABASE_JWT_SECRET SUPABASE_KEY
  SUPABASE_ANON_TOKEN SUPABASE_SERVICE_TOKEN SUPABASE_SMTP_HOST SUPABASE_SMTP_PORT SUPABASE_EMBEDDED PUBLISHED_ON
  POOL_SIZE REVERSE_PROXY_HOME REVERSE_PROXY_SITE REVERSE_PROXY_WORKERS REVERSE_PROXY_OPTIONS BACKUP_PASSPHRASE
  RENDER RENDER_EXTERNAL_URL RENDER_EXTERNAL_HOSTNAME RENDER_SERVICE_ID FLY_APP_NAME FLY_REGION FLY_MACHINE_ID
  DYNO VERCEL_URL RAILWAY_STATIC_URL KUBERNETES_SERVICE_HOST KUBERNETES_PORT GITHUB_ACTIONS GITHUB_TOKEN RUNNER_OS
  SITE_NAME SITE_PASSWORD BASE_URL APP_URL APP_SECRET SECRET_KEY WORKSPACE WORKDIR INVOCATION_ID JOURNAL_STREAM
`;

it('the variables of other programs are left alone', () => {
  const names = foreign.trim().split(/\s+/);
  expect(mistypedNames(names, names)).toEqual([]);
});
