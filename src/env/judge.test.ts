import { describe, expect, it } from 'vitest';
import { judge, settingsAmong } from './judge';
import { type Name, names } from './variables';

const linesFor = (given: Record<string, string>) => judge(given).problems.map(({ text }) => text);

/** Wrong values of every setting, by what its line says that they must. */
const wrong: Partial<Record<Name, Record<string, string[]>>> = {
  DATABASE_URL: {
    'begin with postgres:// or postgresql://': ['mysql://localhost/site', 'jdbc:postgresql://localhost/site'],
    'be an address such as postgres://': [
      'postgres://host:x/site',
      'postgres://host:70000/site',
      'postgres://user:pa#ss@host/site',
    ],
    'be encoded: in user and password, @ is written %40': [
      'postgres://user:12/34@host/site',
      'postgres://user:12?34@host/site',
      'postgres://user:50%@host/site',
    ],
    'name a database': ['postgres://host:5432/'],
  },
  PAYLOAD_SECRET: {
    'have at least 32 characters': ['s3cr3t-s3cr3t'],
    'be random': ['x'.repeat(40), 'please-change-me-please-change-me'],
    'not begin or end with a blank': [' 0123456789abcdef0123456789abcdef'],
  },
  SITE_URL: {
    'be a full address': ['www.example.com'],
    'be an address without a path': ['https://www.example.com/blog'],
    'be an address without a name and a password': ['https://ada:hunter2@www.example.com'],
    'be an address without ? and #': ['https://www.example.com?a=b'],
  },
  PORT: { 'be a whole number from 1 to 65535': ['0', '70000', '80.5', '0x50'] },
  HOST: { 'be an address such as 0.0.0.0': ['0.0.0.0:3000', 'http://localhost'] },
  DATA_DIR: { 'be a path without ~': ['~/data'] },
  PAGES_DIR: { 'be a path without ~': ['~/pages'] },
  STAFF_EMAIL: { 'be an email address': ['ada'] },
  STAFF_PASSWORD: { 'not begin and end with blanks or quotation marks': ['"three unrelated words"'] },
  DELIVERY: { 'be on or off': ['of'] },
  SUPABASE_URL: {
    'be a full address': ['abcd.supabase.co'],
    'be the address of the project': ['https://abcd.supabase.co/rest/v1'],
  },
  SUPABASE_PUBLISHABLE_KEY: { 'be the publishable key': ['sb_secret_abc'] },
  SUPABASE_SECRET_KEY: {
    'be the secret key': ['sb_publishable_abc'],
    'be one word': ['sb_secret_abc sb_secret_def'],
  },
  SUPABASE_PUBLIC_URL: { 'be a full address': ['/supabase'] },
  SMTP_URL: {
    'begin with smtp:// or smtps://': ['mail.example:587'],
    'name a host': ['smtp://'],
    'name a host and, after it, a port that is a number': ['smtp://mail.example:587x'],
    'name a host and, after it, a port that is a number, as in smtp://user:password@mail.example:587; in user and password,':
      ['smtp://user:pass/word@mail.example:587'],
    'be encoded': ['smtp://user:12/34@mail.example:587'],
  },
  MAIL_FROM: { 'be an email address': ['Alethia'] },
  PROXY_HOPS: { 'be a whole number from 0 to 10': ['-1', '1.5'] },
  SITE_ENVIRONMENT: { 'have at most 40 characters': ['x'.repeat(41)] },
  SITE_ENVIRONMENT_COLOR: { 'be amber, blue or magenta': ['red'] },
  WEBHOOK_PRIVATE_HOSTS: { 'be a list of hosts': ['http://n8n.internal:5678'] },
  WRITER_URL: {
    'be a full address': ['api.example.com/v1'],
    'be an address without a name and a password': ['https://ada:hunter2@api.example.com'],
  },
  WRITER_API: { 'be chat or deepl': ['openai'] },
  WRITER_KEY: { 'be one word': ['sk-one sk-two'] },
  WRITER_MODEL: { 'be the name of a model': ['a model'] },
  READY_PAGES_MB: { 'be a whole number from 1 to 65536': ['abc'] },
  DRAIN_DELAY_MS: { 'be a whole number from 0 to 600000': ['5s'] },
  UPGRADE_BACKUP: { 'be on or off': ['no'] },
  S3_BUCKET: { 'be the name of a bucket': ['s3://uploads', 'Uploads'] },
  MIRROR_BUCKET: { 'be the name of a bucket': ['a'] },
  S3_REGION: { 'be a region': ['EU (Frankfurt)'] },
  S3_ENDPOINT: { 'be a full address': ['s3.example.com'] },
  WORK: { 'be all, planned, long or none': ['foo'] },
  LOG_FORMAT: { 'be pretty or json': ['text'] },
  METRICS_TOKEN: { 'have at least 16 characters': ['secret', 'more than one word here'] },
  OTEL_EXPORTER_OTLP_ENDPOINT: { 'be a full address': ['collector.example.com:4318/v1'] },
  ALERT_EMAIL: { 'be an email address': ['ops'] },
  ALERT_QUEUE_MINUTES: { 'be a whole number from 1 to 10000': ['0'] },
  ALERT_DISK_MB: { 'be a whole number from 100 to 100000000': ['1 GB'] },
  OIDC_ISSUER: {
    'begin with https://': ['http://id.alethia.example', 'http://localhost.alethia.example'],
    'name one tenant': ['https://login.microsoftonline.com/common/v2.0'],
  },
  OIDC_LABEL: { 'have at most 60 characters': ['x'.repeat(61)] },
  OIDC_SCOPES: { 'contain openid': ['profile'] },
  OIDC_ROLE_MAP: { 'be a list such as site-admins=admin': ['admins', 'admins=owner', '=admin'] },
  OIDC_DEFAULT_ROLE: { 'be editor, author': ['admin'] },
  OIDC_ALLOWED_DOMAINS: { 'be a list of domains': ['everybody'] },
  OIDC_TRUST_EMAIL: { 'be on or off': ['yes'] },
  LOCAL_PASSWORDS: { 'be on or off': ['no'] },
  BREAK_GLASS_EMAIL: { 'be the email address of one staff account': ['nobody'] },
};

const ANY_TEXT: Name[] = [
  ...(['SUPABASE_LITE_PASSWORD', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const),
  ...(['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_ROLE_CLAIM'] as const),
  ...(['CALCOM_WEBHOOK_SECRET', 'CALENDLY_WEBHOOK_SECRET', 'MAIL_EVENTS_SECRET'] as const),
];

describe('a wrong value', () => {
  const rows = Object.entries(wrong).flatMap(([name, ways]) =>
    Object.entries(ways).flatMap(([must, values]) => values.map((value) => [name, value, must] as const)),
  );
  it.each(rows)('%s=%s', (name, value, must) => {
    const line = linesFor({ [name]: value }).find((text) => text.startsWith(`${name} `));
    expect(line?.replace(`is "${value}", but `, '')).toMatch(`${name} must ${must}`);
    expect(line).toContain('Correct it, or remove it');
  });

  it('is named with what may be instead, and with the default', () => {
    expect(linesFor({ WORK: 'foo' })).toEqual([
      'WORK is "foo", but must be all, planned, long or none. Correct it, or remove it for the default, all.',
    ]);
  });

  it('exists for every setting, except those that may be any text', () => {
    expect([...Object.keys(wrong), ...ANY_TEXT].toSorted()).toEqual(names.toSorted());
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
      ['WRITER_KEY', 'hunter2 hunter2'],
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
