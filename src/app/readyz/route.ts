import { access, constants, mkdir } from 'node:fs/promises';
import path from 'node:path';
import config from '@payload-config';
import { getPayload } from 'payload';
import { env } from '@/env';

export const dynamic = 'force-dynamic';

const PATIENCE_MS = 1_000;

const within = <T>(work: Promise<T>) =>
  Promise.race([
    work,
    new Promise<never>((_, reject) =>
      setTimeout(() => reject(new Error(`no answer in ${PATIENCE_MS} ms`)), PATIENCE_MS),
    ),
  ]);

/** What a request needs that changes something: the database, with its tables, and a folder to write to. */
const checks: Record<string, () => Promise<unknown>> = {
  database: async () => (await getPayload({ config })).count({ collection: 'users', overrideAccess: true }),
  files: async () => {
    const folder = path.resolve(env().DATA_DIR);
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  },
};

/** Can this instance publish? 200 or 503 with a word on each part. Pages that are finished are served either way. */
export async function GET() {
  const parts = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      const answer = await within(check()).then(
        () => 'ok',
        // The reason goes to the log of whoever asks from inside; the address of a database does not go out.
        () => 'failing',
      );
      return [name, answer] as const;
    }),
  );
  const isReady = parts.every(([, answer]) => answer === 'ok');
  return Response.json(Object.fromEntries(parts), {
    status: isReady ? 200 : 503,
    headers: { 'cache-control': 'no-store' },
  });
}
