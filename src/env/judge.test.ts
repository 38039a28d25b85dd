import { describe, expect, it } from 'vitest';
import { judge, settingsAmong } from './judge';
import { type Name, names } from './variables';

const linesFor = (given: Record<string, string>) => judge(given).problems.map(({ text }) => text);

/** A wrong value of every setting, and how its line begins. Several values of one setting are wrong in different ways. */
const wrong: [Name, string, string][] = [
  ['DATABASE_URL', 'mysql://localhost/site', 'DATABASE_URL must begin with postgres:// or postgresql://'],
  ['DATABASE_URL', 'jdbc:postgresql://localhost/site', 'DATABASE_URL must begin with postgres://'],
  ['DATABASE_URL', 'postgres://host:x/site', 'DATABASE_URL must be an address such as postgres://'],
  ['DATABASE_URL', 'postgres://host:70000/site', 'DATABASE_URL must be an address such as postgres://'],
  ['DATABASE_URL', 'postgres://user:pa#ss@host/site', 'DATABASE_URL must be an address such as postgres://'],
  [
    'DATABASE_URL',
    'postgres://user:12/34@host/site',
    'DATABASE_URL must be encoded: in user and password, @ is written %40',
  ],
  ['DATABASE_URL', 'postgres://user:12?34@host/site', 'DATABASE_URL must be encoded'],
  ['DATABASE_URL', 'postgres://user:50%@host/site', 'DATABASE_URL must be encoded'],
  ['DATABASE_URL', 'postgres://host:5432/', 'DATABASE_URL must name a database'],
  ['PAYLOAD_SECRET', 's3cr3t-s3cr3t', 'PAYLOAD_SECRET must have at least 32 characters'],
  ['PAYLOAD_SECRET', 'x'.repeat(40), 'PAYLOAD_SECRET must be random'],
  ['PAYLOAD_SECRET', 'please-change-me-please-change-me', 'PAYLOAD_SECRET must be random'],
  ['PAYLOAD_SECRET', ' 0123456789abcdef0123456789abcdef', 'PAYLOAD_SECRET must not begin or end with a blank'],
  ['SITE_URL', 'www.example.com', 'SITE_URL is "www.example.com", but must be a full address'],
  [
    'SITE_URL',
    'https://www.example.com/blog',
    'SITE_URL is "https://www.example.com/blog", but must be an address without a path',
  ],
  ['SITE_URL', 'https://ada:hunter2@www.example.com', 'SITE_URL must be an address without a name and a password'],
  [
    'SITE_URL',
    'https://www.example.com?a=b',
    'SITE_URL is "https://www.example.com?a=b", but must be an address without ? and #',
  ],
  ['PORT', '0', 'PORT is "0", but must be a whole number from 1 to 65535'],
  ['PORT', '70000', 'PORT is "70000", but must be a whole number'],
  ['PORT', '80.5', 'PORT is "80.5", but must be a whole number'],
  ['PORT', '0x50', 'PORT is "0x50", but must be a whole number'],
  ['HOST', '0.0.0.0:3000', 'HOST is "0.0.0.0:3000", but must be an address such as 0.0.0.0'],
  ['HOST', 'http://localhost', 'HOST is "http://localhost", but must be an address such as 0.0.0.0'],
  ['DATA_DIR', '~/data', 'DATA_DIR is "~/data", but must be a path without ~'],
  ['STAFF_EMAIL', 'ada', 'STAFF_EMAIL is "ada", but must be an email address'],
  ['STAFF_PASSWORD', '"three unrelated words"', 'STAFF_PASSWORD must not begin and end with blanks or quotation marks'],
  ['DELIVERY', 'of', 'DELIVERY is "of", but must be on or off. Correct it, or remove it for the default, on.'],
  ['SUPABASE_URL', 'abcd.supabase.co', 'SUPABASE_URL is "abcd.supabase.co", but must be a full address'],
  [
    'SUPABASE_URL',
    'https://abcd.supabase.co/rest/v1',
    'SUPABASE_URL is "https://abcd.supabase.co/rest/v1", but must be the address of the project',
  ],
  ['SUPABASE_PUBLISHABLE_KEY', 'sb_secret_abc', 'SUPABASE_PUBLISHABLE_KEY must be the publishable key'],
  ['SUPABASE_SECRET_KEY', 'sb_publishable_abc', 'SUPABASE_SECRET_KEY must be the secret key'],
  ['SUPABASE_SECRET_KEY', 'sb_secret_abc sb_secret_def', 'SUPABASE_SECRET_KEY must be one word'],
  ['SUPABASE_PUBLIC_URL', '/supabase', 'SUPABASE_PUBLIC_URL is "/supabase", but must be a full address'],
  ['SMTP_URL', 'mail.example:587', 'SMTP_URL must begin with smtp:// or smtps://'],
  ['SMTP_URL', 'smtp://', 'SMTP_URL must name a host'],
  ['SMTP_URL', 'smtp://mail.example:587x', 'SMTP_URL must name a host and, after it, a port that is a number'],
  ['SMTP_URL', 'smtp://user:12/34@mail.example:587', 'SMTP_URL must be encoded'],
  ['MAIL_FROM', 'Alethia', 'MAIL_FROM is "Alethia", but must be an email address'],
  ['PROXY_HOPS', '-1', 'PROXY_HOPS is "-1", but must be a whole number from 0 to 10'],
  ['PROXY_HOPS', '1.5', 'PROXY_HOPS is "1.5", but must be a whole number from 0 to 10'],
  [
    'WEBHOOK_PRIVATE_HOSTS',
    'http://n8n.internal:5678',
    'WEBHOOK_PRIVATE_HOSTS is "http://n8n.internal:5678", but must be a list of hosts',
  ],
  ['READY_PAGES_MB', 'abc', 'READY_PAGES_MB is "abc", but must be a whole number from 1 to 65536'],
  ['DRAIN_DELAY_MS', '5s', 'DRAIN_DELAY_MS is "5s", but must be a whole number from 0 to 600000'],
  ['UPGRADE_BACKUP', 'no', 'UPGRADE_BACKUP is "no", but must be on or off'],
  ['S3_BUCKET', 's3://uploads', 'S3_BUCKET is "s3://uploads", but must be the name of a bucket'],
  ['S3_BUCKET', 'Uploads', 'S3_BUCKET is "Uploads", but must be the name of a bucket'],
  ['MIRROR_BUCKET', 'a', 'MIRROR_BUCKET is "a", but must be the name of a bucket'],
  ['S3_REGION', 'EU (Frankfurt)', 'S3_REGION is "EU (Frankfurt)", but must be a region'],
  ['S3_ENDPOINT', 's3.example.com', 'S3_ENDPOINT is "s3.example.com", but must be a full address'],
  [
    'WORK',
    'foo',
    'WORK is "foo", but must be all, planned, long or none. Correct it, or remove it for the default, all.',
  ],
  [
    'OIDC_ISSUER',
    'http://id.alethia.example',
    'OIDC_ISSUER is "http://id.alethia.example", but must begin with https://',
  ],
  [
    'OIDC_ISSUER',
    'http://localhost.alethia.example',
    'OIDC_ISSUER is "http://localhost.alethia.example", but must begin with https://',
  ],
  [
    'OIDC_ISSUER',
    'https://login.microsoftonline.com/common/v2.0',
    'OIDC_ISSUER is "https://login.microsoftonline.com/common/v2.0", but must name one tenant',
  ],
  ['OIDC_LABEL', 'x'.repeat(61), `OIDC_LABEL is "${'x'.repeat(61)}", but must have at most 60 characters`],
  ['OIDC_SCOPES', 'profile', 'OIDC_SCOPES is "profile", but must contain openid'],
  ['OIDC_ROLE_MAP', 'admins', 'OIDC_ROLE_MAP is "admins", but must be a list such as site-admins=admin'],
  ['OIDC_ROLE_MAP', 'admins=owner', 'OIDC_ROLE_MAP is "admins=owner", but must be a list'],
  ['OIDC_ROLE_MAP', '=admin', 'OIDC_ROLE_MAP is "=admin", but must be a list'],
  ['OIDC_DEFAULT_ROLE', 'admin', 'OIDC_DEFAULT_ROLE is "admin", but must be editor, author or reviewer'],
  ['OIDC_ALLOWED_DOMAINS', 'everybody', 'OIDC_ALLOWED_DOMAINS is "everybody", but must be a list of domains'],
  ['OIDC_TRUST_EMAIL', 'yes', 'OIDC_TRUST_EMAIL is "yes", but must be on or off'],
  ['LOCAL_PASSWORDS', 'no', 'LOCAL_PASSWORDS is "no", but must be on or off'],
  ['BREAK_GLASS_EMAIL', 'nobody', 'BREAK_GLASS_EMAIL is "nobody", but must be the email address of one staff account'],
];

const ANY_TEXT: Name[] = [
  ...(['SUPABASE_LITE_PASSWORD', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const),
  ...(['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_ROLE_CLAIM'] as const),
  ...(['CALCOM_WEBHOOK_SECRET', 'CALENDLY_WEBHOOK_SECRET', 'MAIL_EVENTS_SECRET'] as const),
];

describe('a wrong value', () => {
  it.each(wrong)('%s=%s', (name, value, beginning) => {
    const line = linesFor({ [name]: value }).find((text) => text.startsWith(`${name} `));
    expect(line?.slice(0, beginning.length)).toBe(beginning);
    expect(line).toContain('Correct it, or remove it');
  });

  it('exists for every setting, except those that may be any text', () => {
    expect([...new Set(wrong.map(([name]) => name)), ...ANY_TEXT].toSorted()).toEqual(names.toSorted());
  });

  it('is not repeated if it is a secret', () => {
    const secrets: [Name, string][] = [
      ['DATABASE_URL', 'mysql://site:hunter2@host/site'],
      ['PAYLOAD_SECRET', 'hunter2'],
      ['STAFF_PASSWORD', '"hunter2"'],
      ['SUPABASE_PUBLISHABLE_KEY', 'sb_secret_hunter2'],
      ['SUPABASE_SECRET_KEY', 'hunter2 hunter2'],
      ['SMTP_URL', 'smtps://user:hunter2@/'],
      ['S3_ENDPOINT', 'https://user:hunter2@s3.example'],
      ['OIDC_ISSUER', 'https://user:hunter2@id.example'],
    ];
    const lines = linesFor(Object.fromEntries(secrets));
    for (const [name] of secrets) expect(lines.some((line) => line.startsWith(name))).toBe(true);
    expect(lines.join('\n')).not.toContain('hunter2');
  });

  it('is reported together with all others, in the order of the settings', () => {
    const given = { WORK: 'foo', DELIVERY: 'of', READY_PAGES_MB: 'abc', S3_BUCKET: 'uploads', LOCAL_PASSWORDS: 'off' };
    expect(judge(given).problems.map(({ name }) => name)).toEqual([
      'DELIVERY',
      'READY_PAGES_MB',
      'S3_REGION',
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
      'WORK',
      'LOCAL_PASSWORDS',
      'BREAK_GLASS_EMAIL',
    ]);
  });
});

describe('a value that is copied with its surroundings', () => {
  it.each([
    [' https://www.example.com/ ', 'https://www.example.com'],
    ['"https://www.example.com"', 'https://www.example.com'],
    ['“https://www.example.com”', 'https://www.example.com'],
    ["'https://www.example.com//'", 'https://www.example.com'],
  ])('%s is understood', (SITE_URL, expected) => {
    expect(judge({ SITE_URL })).toEqual({ values: { SITE_URL: expected }, problems: [] });
  });

  it('is absent if nothing is left', () => {
    expect(settingsAmong({ SITE_URL: '', WORK: ' ', S3_BUCKET: '""', PAYLOAD_SECRET: '' })).toEqual({});
  });

  it('is left as it is if it signs sessions', () => {
    const PAYLOAD_SECRET = '"0123456789abcdef0123456789abcdef"';
    expect(judge({ PAYLOAD_SECRET })).toEqual({ values: { PAYLOAD_SECRET }, problems: [] });
  });
});

it.each([
  'http://localhost:3000',
  'http://192.168.1.5:3000',
  'http://alethia:3000',
  'http://www.example.com',
  'http://www.alethia.internal',
  'https://8.8.8.8',
  'https://www.example.com',
])('SITE_URL may be %s', (SITE_URL) => {
  expect(linesFor({ SITE_URL })).toEqual([]);
});

it.each([
  'postgres://localhost/site',
  'postgresql://user:p%40%2F@host:1/site?sslmode=require',
  'postgres:///site?host=/var/run/postgresql',
])('DATABASE_URL may be %s', (DATABASE_URL) => {
  expect(linesFor({ DATABASE_URL })).toEqual([]);
});
