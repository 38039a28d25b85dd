import path from 'node:path';
import { z } from 'zod';
import { buildOnce, startTestSite, type TestSite } from '../../../scripts/harness/test-site.ts';
import { dataFolder, openDataDir } from '../../../scripts/launch/settings.ts';
import { startPostgres } from '../../../scripts/postgres/postgres.ts';
import { secrets } from '../../../scripts/process/secrets.ts';
import { Failure, step } from '../../../scripts/process/step.ts';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
const isLoopback = (address: string) => URL.canParse(address) && LOOPBACK.includes(new URL(address).hostname);
const local = z.string().refine(isLoopback, { error: 'The abuse suite runs against sites of this machine only.' });

export const targetSchema = z.object({
  url: local,
  databaseUrl: local.refine((address) => /\/alethia_(?:abuse|changing)$/.test(address), {
    error: 'The abuse suite changes every table: it needs the database of a test site.',
  }),
  staff: z.object({ email: z.string(), password: z.string() }),
  publishableKey: z.string(),
  /** No response or log may contain these. */
  secrets: z.array(z.string().min(16)),
  logs: z.string(),
  pid: z.number().optional(),
});
export type Target = z.infer<typeof targetSchema>;

/** `npm test` passes its test site in this variable. */
export const ABUSE_TARGET = 'ABUSE_TARGET';

export const targetOf = ({ url, environment, staff, gateway, secrets, logs, server }: TestSite): Target => ({
  url,
  databaseUrl: environment.DATABASE_URL,
  staff,
  publishableKey: gateway.environment.SUPABASE_PUBLISHABLE_KEY ?? '',
  secrets,
  logs,
  pid: server.pid,
});

export async function findTarget(): Promise<Target> {
  const given = process.env[ABUSE_TARGET];
  if (given) {
    const parsed = targetSchema.safeParse(JSON.parse(given));
    if (!parsed.success) throw new Failure(parsed.error.issues.map(({ message }) => message).join('\n'));
    return parsed.data;
  }
  const home = path.join(dataFolder(), 'test-abuse');
  openDataDir(home);
  await step('Production build', () => buildOnce(path.join(home, 'build.log')), String);
  const off = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
  const password = secrets(home).POSTGRES_PASSWORD;
  const postgres = await step('Starting a database server', () => startPostgres({ home, password, settings: off }));
  // With this, a user who may signal the process can open its inspector, on an unpredictable port.
  process.env.NODE_OPTIONS = '--inspect-port=127.0.0.1:0';
  const site = await step('Starting a test site', () =>
    startTestSite({ postgres, home: path.join(home, 'site'), database: 'alethia_abuse' }),
  );
  delete process.env.NODE_OPTIONS;
  return targetSchema.parse(targetOf(site));
}
