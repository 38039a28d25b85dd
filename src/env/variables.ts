import net from 'node:net';
import { z } from 'zod';
import { databaseUrlProblem } from './database-url.ts';
import { address, email, exactSecret, oneOf, rule, secret, wholeNumber } from './rule.ts';
import { singleSignOnVariables } from './single-sign-on.ts';

const EDGED = /^\s|\s$|^(["'])[\s\S]*\1$/;
const PLACEHOLDER = /change.?(me|this|it)|your.?(payload.?)?secret|replace.?(me|this)|secret.?here/i;
const LEAST_LETTERS = 8;

function secretProblem(text: string): string | undefined {
  if (text.length < 32) return 'must have at least 32 characters, for example those of `openssl rand -hex 32`';
  if (PLACEHOLDER.test(text) || new Set(text).size < LEAST_LETTERS)
    return 'must be random, for example the output of `openssl rand -hex 32`';
  return text.trim() === text ? undefined : 'must not begin or end with a blank';
}

const siteProblem = ({ pathname, origin }: URL) =>
  /^\/*$/.test(pathname) ? undefined : `must be an address without a path, such as ${origin}`;

/** The client appends these paths. */
const supabase = address('https://abcd.supabase.co', ({ pathname }) =>
  /\/(rest|auth|functions|storage)\/v1\/?$/.test(pathname)
    ? 'must be the address of the project, without /…/v1'
    : undefined,
);

const key = (other: 'sb_secret_' | 'sb_publishable_', kind: string) =>
  secret(
    rule((text) => {
      if (text.startsWith(other)) return `must be the ${kind} key, not one that begins with ${other}`;
      return /\s/.test(text) ? 'must be one word' : undefined;
    }),
  );

/** `Name <address>` or the address alone. */
const SENDER = /^(?:[^<>]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/;

function smtpProblem(text: string): string | undefined {
  const example = 'smtp://user:password@mail.example:587';
  const encoded = 'in user and password, @ is written %40, / %2F, # %23 and ? %3F';
  if (!/^smtps?:\/\//i.test(text)) return `must begin with smtp:// or smtps://, as in ${example}`;
  if (!URL.canParse(text) || !new URL(text).hostname)
    return `must name a host and, after it, a port that is a number, as in ${example}; ${encoded}`;
  const { pathname, hash } = new URL(text);
  const isCut = hash !== '' || !/^\/?$/.test(pathname);
  return isCut ? `must be encoded: ${encoded}` : undefined;
}

/** https://docs.aws.amazon.com/AmazonS3/latest/userguide/bucketnamingrules.html; other servers also allow `_`. */
const bucket = rule((text) =>
  /^[a-z0-9][a-z0-9._-]{1,61}[a-z0-9]$/.test(text) && !text.includes('..') && !net.isIP(text)
    ? undefined
    : 'must be the name of a bucket: 3 to 63 lower-case letters, digits, dots and hyphens, without s3:// and folders',
);

const folder = rule((text) =>
  text.startsWith('~') ? 'must be a path without ~, such as /var/lib/alethia' : undefined,
);

const HOST = /^(?!-)[\w-]+(\.[\w-]+)*\.?$/;

/**
 * All settings, each for every process, and all optional here. A message is the rest of a sentence that begins with the
 * name. operations.md ("Settings", "Single sign-on") and .env.example describe the same ones.
 */
export const variables = {
  DATABASE_URL: secret(rule(databaseUrlProblem)),
  PAYLOAD_SECRET: exactSecret(rule(secretProblem)),
  /** Without a trailing slash; for canonical links, sitemap and cookies. */
  SITE_URL: address('https://www.example.com', siteProblem),
  PORT: wholeNumber(1, 65_535),
  HOST: rule((text) =>
    net.isIP(text) || HOST.test(text) ? undefined : 'must be an address such as 0.0.0.0, without a scheme and a port',
  ),
  DATA_DIR: folder,
  /** Of finished pages, by default DATA_DIR: for releases that run beside each other (deploy/server). */
  PAGES_DIR: folder,
  STAFF_EMAIL: rule((text) => (email(text) ? undefined : 'must be an email address')),
  STAFF_PASSWORD: exactSecret(
    rule((text) => (EDGED.test(text) ? 'must not begin and end with blanks or quotation marks' : undefined)),
  ),
  /** `off` serves ordinary hydrated Next pages (docs/decisions/004-delivery.md). */
  DELIVERY: oneOf('on', 'off'),
  /** Of the role that a superuser has made: supabase/local/roles.sql. */
  SUPABASE_LITE_PASSWORD: secret(z.string()),
  /** For this server. Without it, forms report that nothing can be stored. */
  SUPABASE_URL: supabase,
  SUPABASE_PUBLISHABLE_KEY: key('sb_secret_', 'publishable'),
  SUPABASE_SECRET_KEY: key('sb_publishable_', 'secret'),
  SUPABASE_PUBLIC_URL: supabase,
  SMTP_URL: secret(rule(smtpProblem)),
  MAIL_FROM: rule((text) =>
    SENDER.test(text) ? undefined : 'must be an email address, such as Alethia <no-reply@alethia.example>',
  ),
  /** Number of trusted reverse proxies, and so of trusted entries in X-Forwarded-For. */
  PROXY_HOPS: wholeNumber(0, 10),
  /** The name of a site that is not the public one, such as Staging: nothing leaves it, and nobody mistakes it. */
  SITE_ENVIRONMENT: rule((text) =>
    text.length <= 40 ? undefined : 'must have at most 40 characters, such as Staging',
  ),
  SITE_ENVIRONMENT_COLOR: oneOf('amber', 'blue', 'magenta'),
  /** Private hosts to which the site may send webhooks and content. */
  WEBHOOK_PRIVATE_HOSTS: rule((text) =>
    hostsOf(text).every((host) => /^(\[[0-9a-f:]+\]|[a-z0-9_.-]+)$/.test(host))
      ? undefined
      : 'must be a list of hosts without schemes and ports, such as n8n.internal,10.0.0.7',
  ).transform(hostsOf),
  /** The writing service (src/plugins/writer). Without an address it is off. */
  WRITER_URL: address('https://api.example.com/v1'),
  WRITER_API: oneOf('chat', 'deepl'),
  WRITER_KEY: secret(rule((text) => (/\s/.test(text) ? 'must be one word' : undefined))),
  WRITER_MODEL: rule((text) => (/^\S{1,200}$/.test(text) ? undefined : 'must be the name of a model, in one word')),
  READY_PAGES_MB: wholeNumber(1, 65_536),
  /** For load balancers, which notice in /readyz while a stopping server still accepts requests. */
  DRAIN_DELAY_MS: wholeNumber(0, 600_000),
  /** Before migrations of an existing site. */
  UPGRADE_BACKUP: oneOf('on', 'off'),
  /** Without a bucket, uploads are in DATA_DIR (src/services/storage). */
  S3_BUCKET: bucket,
  MIRROR_BUCKET: bucket,
  S3_REGION: rule((text) => (/^[a-z0-9-]+$/.test(text) ? undefined : 'must be a region such as eu-central-1')),
  S3_ENDPOINT: address('https://s3.example.com'),
  S3_ACCESS_KEY_ID: secret(z.string()),
  S3_SECRET_ACCESS_KEY: secret(z.string()),
  /** Background work of this process (docs/decisions/017-background-work.md). */
  WORK: oneOf('all', 'planned', 'long', 'none'),
  /** Of the lines of the log (src/lib/logging/write-line.ts). */
  LOG_FORMAT: oneOf('pretty', 'json'),
  /** Who reads /metrics shows it; without it there is no such address. */
  METRICS_TOKEN: secret(
    rule((text) => (/^\S{16,}$/.test(text) ? undefined : 'must have at least 16 characters, without blanks')),
  ),
  /** The collector of traces (src/telemetry). Other variables of OpenTelemetry are read by its packages. */
  OTEL_EXPORTER_OTLP_ENDPOINT: address('https://collector.example.com:4318'),
  /** Who is mailed when something begins or ceases to need an operator. */
  ALERT_EMAIL: rule((text) => (email(text) ? undefined : 'must be an email address')),
  ALERT_QUEUE_MINUTES: wholeNumber(1, 10_000),
  ALERT_DISK_MB: wholeNumber(100, 100_000_000),
  ...singleSignOnVariables,
  CALCOM_WEBHOOK_SECRET: secret(z.string()),
  CALENDLY_WEBHOOK_SECRET: secret(z.string()),
  MAIL_EVENTS_SECRET: secret(z.string()),
};

function hostsOf(text: string): string[] {
  return text
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean);
}

export type Name = keyof typeof variables;
export const names = Object.keys(variables) as Name[];

export const defaults = {
  SITE_URL: 'http://localhost:3000',
  DATA_DIR: '.data',
  STAFF_EMAIL: 'admin@alethia.example',
  DELIVERY: 'on',
  MAIL_FROM: 'Alethia <no-reply@alethia.example>',
  SITE_ENVIRONMENT_COLOR: 'amber',
  PROXY_HOPS: 0,
  WEBHOOK_PRIVATE_HOSTS: [] as string[],
  READY_PAGES_MB: 128,
  DRAIN_DELAY_MS: 0,
  UPGRADE_BACKUP: 'on',
  WORK: 'all',
  LOG_FORMAT: 'pretty',
  ALERT_QUEUE_MINUTES: 15,
  ALERT_DISK_MB: 1000,
  OIDC_LABEL: 'Single sign-on',
  OIDC_SCOPES: 'openid profile email',
  OIDC_ROLE_CLAIM: 'roles',
  OIDC_TRUST_EMAIL: 'off',
  LOCAL_PASSWORDS: 'on',
} as const satisfies Partial<Record<Name, unknown>>;
