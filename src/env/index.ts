import { z } from 'zod';
import { missingOf } from './bucket.ts';
import { problemsOfSingleSignOn, singleSignOnVariables } from './single-sign-on.ts';

/** `next build` needs neither database nor secrets: it renders nothing that reads them. */
const isBuild = process.env.NEXT_PHASE === 'phase-production-build';

/** False while building, migrating or seeding. */
export const isServer = process.env.NEXT_RUNTIME === 'nodejs' && !isBuild;

/** Compose files pass on empty values. */
const absent = (value: unknown) => (value === '' ? undefined : value);
const optional = <T extends z.ZodType>(rule: T) => z.preprocess(absent, rule.optional());
const address = (name: string) =>
  z
    .url({ protocol: /^https?$/, error: `${name} must be a full address such as https://abcd.supabase.co.` })
    .transform((url) => url.replace(/\/+$/, ''));

const wholeNumber = (name: string, least: number, most: number, otherwise: number) => {
  const error = `${name} must be a whole number from ${least} to ${most}.`;
  return z.preprocess(
    absent,
    z.coerce.number({ error }).int(error).min(least, error).max(most, error).default(otherwise),
  );
};

const variables = z.object({
  DATABASE_URL: z
    .string({ error: 'DATABASE_URL is missing: run `npm start`, or set it to a postgres:// address.' })
    .regex(/^postgres(ql)?:\/\//, 'DATABASE_URL must begin with postgres:// or postgresql://.'),
  PAYLOAD_SECRET: z
    .string({ error: 'PAYLOAD_SECRET is missing: run `npm start`, or set it to 32 random characters or more.' })
    .min(32, 'PAYLOAD_SECRET must have at least 32 characters.'),
  /** Without a trailing slash; for canonical links, sitemap and cookies. */
  SITE_URL: z
    .url('SITE_URL must be a full address such as https://www.example.com.')
    .transform((url) => url.replace(/\/+$/, ''))
    .default('http://localhost:3000'),
  DATA_DIR: z.string().min(1).default('.data'),
  /** `off` serves ordinary hydrated Next pages (docs/decisions/004-delivery.md). */
  DELIVERY: z.enum(['on', 'off']).default('on'),
  /** For this server. Without it, forms report that nothing can be stored. */
  SUPABASE_URL: optional(address('SUPABASE_URL')),
  SUPABASE_PUBLISHABLE_KEY: optional(z.string()),
  SUPABASE_SECRET_KEY: optional(z.string()),
  SUPABASE_PUBLIC_URL: optional(address('SUPABASE_PUBLIC_URL')),
  /** Set by `npm start` only: the site proxies browsers to the embedded services. */
  SUPABASE_EMBEDDED: z.preprocess(absent, z.enum(['on', 'off']).default('off')),
  SMTP_URL: optional(
    z
      .string()
      .regex(/^smtps?:\/\/./, 'SMTP_URL must begin with smtp:// or smtps://, for example smtp://mail.example:587.'),
  ),
  MAIL_FROM: z.preprocess(absent, z.string().default('Alethia <no-reply@alethia.example>')),
  /** All of these or none (src/services/storage). Without a bucket, uploads are in DATA_DIR. */
  S3_BUCKET: optional(z.string()),
  MIRROR_BUCKET: optional(z.string()),
  S3_REGION: optional(z.string()),
  S3_ENDPOINT: optional(address('S3_ENDPOINT')),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  /** Background work of this process (docs/decisions/017-background-work.md). */
  WORK: z.preprocess(
    absent,
    z.enum(['all', 'planned', 'long', 'none'], { error: 'WORK must be all, planned, long or none.' }).default('all'),
  ),
  READY_PAGES_MB: wholeNumber('READY_PAGES_MB', 1, 65_536, 128),
  /** For load balancers, which notice in /readyz while a stopping server still accepts requests. */
  DRAIN_DELAY_MS: wholeNumber('DRAIN_DELAY_MS', 0, 600_000, 0),
  /** Number of trusted reverse proxies, and so of trusted entries in X-Forwarded-For. */
  PROXY_HOPS: z.preprocess(
    absent,
    z.coerce
      .number({ error: 'PROXY_HOPS must be a number from 0 to 10.' })
      .int('PROXY_HOPS must be a whole number.')
      .min(0, 'PROXY_HOPS must be a number from 0 to 10.')
      .max(10, 'PROXY_HOPS must be a number from 0 to 10.')
      .default(0),
  ),
  /** Private hosts that may receive webhooks, separated by commas. */
  WEBHOOK_PRIVATE_HOSTS: z.preprocess(
    absent,
    z
      .string()
      .default('')
      .transform((hosts) =>
        hosts
          .split(',')
          .map((host) => host.trim().toLowerCase())
          .filter(Boolean),
      ),
  ),
  ...singleSignOnVariables,
});

const KEYS = ['SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_SECRET_KEY'] as const;

const schema = variables
  .superRefine((values, context) => {
    for (const key of KEYS) {
      if (values.SUPABASE_URL === undefined || values[key] !== undefined) continue;
      context.addIssue({ code: 'custom', message: `${key} is missing: SUPABASE_URL needs it.` });
    }
    for (const message of [...missingOf(values), ...problemsOfSingleSignOn(values)])
      context.addIssue({ code: 'custom', message });
  })
  .transform((values) => ({ ...values, SUPABASE_PUBLIC_URL: values.SUPABASE_PUBLIC_URL ?? values.SUPABASE_URL }));

/** `parseEnv` throws with one line per invalid variable. */
export type Env = z.infer<typeof schema>;

const placeholders = { DATABASE_URL: 'postgres://build.invalid/none', PAYLOAD_SECRET: 'x'.repeat(32) };

export function parseEnv(values: Record<string, string | undefined>): Env {
  const result = schema.safeParse(values);
  if (result.success) return result.data;
  throw new Error(result.error.issues.map((issue) => issue.message).join('\n'));
}

let cached: Env | undefined;

export function env(): Env {
  cached ??= parseEnv(isBuild ? { ...placeholders, ...process.env } : process.env);
  return cached;
}
