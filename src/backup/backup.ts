import fs from 'node:fs/promises';
import path from 'node:path';
import { builtAt } from '../delivery/next/build-id.ts';
import { needRoom, withRoom } from '../lib/room.ts';
import { filesBelow, pack } from './archive.ts';
import { bytesOfTables, contentSchemas } from './catalogue.ts';
import { withConnection } from './connection.ts';
import { dumpDatabase } from './dump.ts';
import { prune, removeLeftovers } from './folder.ts';
import { type MadeBy, type Manifest, VISITORS_FILES } from './manifest.ts';
import { oneAtATime } from './one-at-a-time.ts';
import type { Report } from './progress.ts';
import { readRequest } from './restore-request.ts';

/** Files of staff and of visitors' entries; everything else in the data directory can be regenerated. */
const FOLDERS = ['media', VISITORS_FILES];
/** The embedded server's password: every machine has its own. */
const NOT_KEPT = 'POSTGRES_PASSWORD';

async function bytesOf(file: string): Promise<number> {
  return (await fs.stat(file).catch(() => undefined))?.size ?? 0;
}

/** Files do not compress: their copies, and the archive into which these are packed. */
async function bytesOfFiles(dataDir: string): Promise<number> {
  let bytes = 0;
  for (const name of FOLDERS) {
    const folder = path.join(/*turbopackIgnore: true*/ dataDir, name);
    for (const file of await filesBelow(folder))
      bytes += 2 * (await bytesOf(path.join(/*turbopackIgnore: true*/ folder, file)));
  }
  return bytes;
}

/** An estimate of what it takes while it is made. */
export async function bytesOfBackup(databaseUrl: string, dataDir: string): Promise<number> {
  const ofTables = await withConnection(databaseUrl, async (client) =>
    bytesOfTables(client, await contentSchemas(client)),
  );
  return ofTables + (await bytesOfFiles(dataDir));
}

/** Copy-on-write where supported. A file deleted since the snapshot counts as missing. */
async function copyFile(from: string, to: string): Promise<void> {
  await fs.mkdir(path.dirname(to), { recursive: true });
  await needRoom(path.dirname(to), await bytesOf(from));
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

type Options = {
  databaseUrl: string;
  dataDir: string;
  archive: string;
  madeBy: MadeBy;
  /** The archive for which this backup makes room. */
  restoring?: string;
  report?: Report;
};

/** When this folder's build was made; undefined without one, as in the `release` image. */
function buildTime(): string | undefined {
  const time = builtAt();
  return Number.isSafeInteger(time) && time > 0 && time < 8.64e15 ? new Date(time).toISOString() : undefined;
}

async function write(draft: string, { databaseUrl, dataDir, archive, madeBy, report = () => {} }: Options) {
  const folder = path.dirname(archive);
  await needRoom(folder, await bytesOfBackup(databaseUrl, dataDir));
  const { pictures, ...dumped } = await dumpDatabase(databaseUrl, draft, report);
  await copyFiles(dataDir, draft, report);
  const copied = new Set(await filesBelow(path.join(draft, 'files/media')));
  const missing = pictures.filter((name) => !copied.has(name));
  const facts = { format: 1 as const, madeBy, build: buildTime(), ...dumped, missing };
  return pack(draft, facts, archive, report);
}

/** Of a restore that goes on, or waits for the next start: they would be the last to know. */
async function neededArchives({ dataDir, restoring }: Options): Promise<string[]> {
  const { archive, safety } = (await readRequest(dataDir).catch(() => undefined)) ?? {};
  return [restoring, archive, safety].flatMap((one) => (one ? [path.basename(one)] : []));
}

/**
 * Database and uploads in one archive, while the site runs. Files are copied after the snapshot of the rows: they are
 * created before their row and deleted after it. The caller ensures that it is the only one (`oneAtATime`).
 * @throws Failure if the disk has no room for it, or fills up meanwhile; nothing is left behind
 */
export async function writeBackup(options: Options): Promise<BackedUp> {
  const { archive, madeBy } = options;
  const folder = path.dirname(archive);
  return withRoom(folder, async () => {
    await fs.mkdir(folder, { recursive: true, mode: 0o700 });
    await removeLeftovers(folder);
    const draft = await fs.mkdtemp(path.join(folder, '.backup-'));
    try {
      const manifest = await write(draft, options);
      await prune(folder, madeBy.kind, await neededArchives(options));
      return { ...manifest, archive, bytes: await bytesOf(archive) };
    } finally {
      await removeLeftovers(folder);
    }
  });
}

/** @throws AnotherBackupRuns */
export const backUp = (options: Options): Promise<BackedUp> =>
  oneAtATime(options.databaseUrl, () => writeBackup(options));
