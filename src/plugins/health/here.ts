import fs from 'node:fs/promises';
import path from 'node:path';
import type { Payload } from 'payload';
import { judge } from '@/env/judge';
import { patient, QUERY_MS, type Site } from '@/health/check';
import { buildMigrations } from '@/lib/build-migrations';

const versionHere = async (): Promise<string> => {
  const file = path.join(/*turbopackIgnore: true*/ process.cwd(), 'package.json');
  return JSON.parse(await fs.readFile(/*turbopackIgnore: true*/ file, 'utf8')).version;
};

/** The settings of the operator, as the command sees them: `npm start` adds others, such as the mailbox as SMTP_URL. */
function settingsHere() {
  const given = process.env.SETTINGS_GIVEN?.split(',');
  const own = Object.entries(process.env).filter(([name]) => !given || given.includes(name));
  return judge(Object.fromEntries(own));
}

/** The site, seen by this process of it. */
export async function siteHere(payload: Payload, now = new Date()): Promise<Site> {
  const { values, problems } = settingsHere();
  const dataDir = path.resolve(/*turbopackIgnore: true*/ process.env.DATA_DIR || '.data');
  const { pool } = payload.db;
  return {
    // After that, the driver gives the connection back. It does not count the wait for one.
    query: patient((text, values) => pool.query({ text, values, ...{ query_timeout: QUERY_MS + 500 } })),
    dataDir,
    pagesDir: path.resolve(/*turbopackIgnore: true*/ process.env.PAGES_DIR || dataDir),
    migrations: buildMigrations() ?? [],
    version: await versionHere().catch(() => 'unknown'),
    values,
    problems,
    isOutside: false,
    now,
  };
}
