import { z } from 'zod';

/** `next build` needs no database and no secret: it renders nothing that reads them. */
const isBuild = process.env.NEXT_PHASE === 'phase-production-build';

const schema = z.object({
  DATABASE_URL: z
    .string({ error: 'DATABASE_URL is missing: run `npm start`, or set it to a postgres:// address.' })
    .regex(/^postgres(ql)?:\/\//, 'DATABASE_URL must begin with postgres:// or postgresql://.'),
  PAYLOAD_SECRET: z
    .string({ error: 'PAYLOAD_SECRET is missing: run `npm start`, or set it to 32 random characters or more.' })
    .min(32, 'PAYLOAD_SECRET must have at least 32 characters.'),
  /** The address visitors use, without a trailing slash: canonical links, sitemap, cookies. */
  SITE_URL: z
    .url('SITE_URL must be a full address such as https://www.example.com.')
    .transform((url) => url.replace(/\/+$/, ''))
    .default('http://localhost:3000'),
  /** Where uploads and the embedded database live. */
  DATA_DIR: z.string().min(1).default('.data'),
  /** `off` leaves every page an ordinary hydrated Next page (see docs/decisions/004-delivery.md). */
  DELIVERY: z.enum(['on', 'off']).default('on'),
});

/** The parsed environment: the only place that reads `process.env`. Throws one line per wrong variable. */
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
