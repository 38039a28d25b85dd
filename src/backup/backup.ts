import fs from 'node:fs/promises';
import path from 'node:path';
import { filesBelow, pack } from './archive.ts';
import { buildTime } from './build-time.ts';
import { dumpDatabase } from './dump.ts';
import { prune, removeLeftovers } from './folder.ts';
import { type MadeBy, type Manifest, VISITORS_FILES } from './manifest.ts';
import { oneAtATime } from './one-at-a-time.ts';
import type { Report } from './progress.ts';

/** Files of staff and of visitors' entries; everything else in the data directory can be regenerated. */
const FOLDERS = ['media', VISITORS_FILES];
/** The embedded server's password: every machine has its own. */
const NOT_KEPT = 'POSTGRES_PASSWORD';

/** Copy-on-write where supported. A file deleted since the snapshot counts as missing. */
async function copyFile(from: string, to: string): Promise<void> {
  await fs.mkdir(path.dirname(to), { recursive: true });
  await fs.copyFile(from, to, fs.constants.COPYFILE_FICLONE).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}

async function copyFiles(dataDir: string, folder: string, report: Report): Promise<void> {
  for (const [done, name] of FOLDERS.entries()) {
    report({ stage: 'files', done, of: FOLDERS.length });
    const from = path.join(dataDir, name);
    const to = path.join(folder, 'files', name);
    for (const file of await filesBelow(from)) await copyFile(path.join(from, file), path.join(to, file));
  }
  const secrets = await fs.readFile(path.join(dataDir, 'secrets.json'), 'utf8').catch(() => undefined);
  if (secrets === undefined) return;
  const { [NOT_KEPT]: _, ...kept } = JSON.parse(secrets);
  await fs.writeFile(path.join(folder, 'secrets.json'), `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 });
}

export type BackedUp = Manifest & { archive: string; bytes: number };

type Options = { databaseUrl: string; dataDir: string; archive: string; madeBy: MadeBy; report?: Report };

/**
 * Database and uploads in one archive, while the site runs. Files are copied after the snapshot of the rows: they are
 * created before their row and deleted after it. The caller ensures that it is the only one (`oneAtATime`).
 */
export async function writeBackup({ databaseUrl, dataDir, archive, ...more }: Options): Promise<BackedUp> {
  const { madeBy, report = () => {} } = more;
  const folder = path.dirname(archive);
  await fs.mkdir(folder, { recursive: true, mode: 0o700 });
  await removeLeftovers(folder);
  // A volume with room for the archive also has room for its content.
  const draft = await fs.mkdtemp(path.join(folder, '.backup-'));
  try {
    let madeAt = '';
    const during = async () => {
      madeAt = new Date().toISOString();
      await copyFiles(dataDir, draft, report);
    };
    const { pictures, ...dumped } = await dumpDatabase(databaseUrl, draft, { during, report });
    const copied = new Set(await filesBelow(path.join(draft, 'files/media')));
    const missing = pictures.filter((name) => !copied.has(name));
    const facts = { format: 1 as const, madeAt, madeBy, build: await buildTime(), ...dumped, missing };
    const manifest = await pack(draft, facts, archive, report);
    await prune(folder, madeBy.kind);
    return { ...manifest, archive, bytes: (await fs.stat(archive)).size };
  } finally {
    await fs.rm(draft, { recursive: true, force: true });
    await fs.rm(`${archive}.part`, { force: true });
  }
}

/** @throws AnotherBackupRuns */
export const backUp = (options: Options): Promise<BackedUp> =>
  oneAtATime(options.databaseUrl, () => writeBackup(options));
