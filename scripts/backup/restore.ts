import fs from 'node:fs';
import path from 'node:path';
import { filesBelow, unpack } from '../../src/backup/archive.ts';
import { backUp, bytesOfBackup } from '../../src/backup/backup.ts';
import { type Manifest, VISITORS_FILES } from '../../src/backup/manifest.ts';
import { readManifest } from '../../src/backup/read-manifest.ts';
import { needRoom, withRoom } from '../../src/lib/room.ts';
import { siteEnvironment } from '../launch/environment.ts';
import { startGateway } from '../launch/gateway.ts';
import { markPagesStale } from '../launch/prepare.ts';
import { runTask } from '../launch/run-task.ts';
import { inRoot } from '../process/paths.ts';
import { type SupabaseSecrets, supabaseSecrets, writePrivate } from '../process/secrets.ts';
import { Failure } from '../process/step.ts';
import { holdsSite, loadDatabase, removeSite } from './load.ts';
import { restorable } from './without-visitors.ts';

type Options = {
  databaseUrl: string;
  dataDir: string;
  archive: string;
  /** Whether an existing site is backed up, or already was, before its removal. Unset: the restore is refused. */
  existing?: { backUpTo: string } | 'is backed up';
  /** Before the first change, after which the site may be incomplete; with whether there was one, which is backed up. */
  begin?: (wasThere: boolean) => Promise<void>;
  /** Restores the content alone. */
  isWithoutVisitors?: boolean;
  /** Defaults to those of the data directory. */
  secrets?: SupabaseSecrets;
};

const UNPACKED = /^\.(?:restore|decrypted)-/;

async function makeRoom({ databaseUrl, dataDir, archive, existing, begin }: Options): Promise<void> {
  if (!existing)
    throw new Failure('There is a site in this database. With --replace it is backed up and removed first.');
  if (existing !== 'is backed up')
    await backUp({
      databaseUrl,
      dataDir,
      archive: existing.backUpTo,
      madeBy: { kind: 'before-restore' },
      restoring: archive,
    });
  await begin?.(true);
  await removeSite(databaseUrl);
}

async function makeSiteTables({ databaseUrl, dataDir }: Options, { migrations }: Manifest): Promise<void> {
  const environment = siteEnvironment({
    databaseUrl,
    payloadSecret: 'no session is made here, only tables',
    siteUrl: 'http://localhost:3000',
    dataDir,
  });
  const log = path.join(dataDir, 'logs/restore.log');
  const env = { ...environment, MIGRATIONS: migrations.join(',') };
  const failure = await runTask('migrate-as', env, log);
  if (failure !== undefined) throw new Failure(`${failure}\nThe tables could not be made. All of the output: ${log}`);
}

/** Starting and stopping the services creates their roles and tables. */
async function makeVisitorTables(options: Options, folder: string, { visitorMigrations }: Manifest): Promise<void> {
  const { databaseUrl, dataDir } = options;
  const migrations = path.join(folder, 'migrations');
  fs.mkdirSync(migrations);
  const fileIn = (part: string, version: string) => fs.globSync(inRoot(`supabase/${part}/${version}_*.sql`))[0];
  const hasBaseline = visitorMigrations.some((version) => fileIn('migrations', version));
  for (const version of visitorMigrations) {
    const own = fileIn('migrations', version);
    const file = own ?? fileIn('before-baseline', version);
    if (!file) throw new Failure(`This release has no ${version} in supabase/migrations: restore with the backup's.`);
    // The baseline replaces it.
    if (hasBaseline && !own) continue;
    fs.copyFileSync(file, path.join(migrations, path.basename(file)));
  }
  const gateway = await startGateway({
    databaseUrl,
    dataDir,
    migrations,
    siteUrl: 'http://localhost:3000',
    secrets: options.secrets ?? (await supabaseSecrets(dataDir)),
    log: path.join(dataDir, 'logs/restore-gateway.log'),
  });
  await gateway.stop();
}

/** Moved, which needs no room; copied where uploads have a disk of their own. */
function moveFile(from: string, to: string): void {
  fs.mkdirSync(path.dirname(to), { recursive: true });
  try {
    fs.renameSync(from, to);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
    fs.copyFileSync(from, to);
    fs.rmSync(from);
  }
}

/**
 * Secrets too, so that sessions and links stay valid. Visitors' files of later entries go: nothing could erase them.
 */
async function putFilesBack(folder: string, dataDir: string, { visitorMigrations }: Manifest): Promise<void> {
  const visitors = path.join(dataDir, VISITORS_FILES);
  if (visitorMigrations.length > 0) fs.rmSync(visitors, { recursive: true, force: true });
  const files = path.join(folder, 'files');
  for (const file of await filesBelow(files)) {
    const target = path.join(dataDir, file);
    await withRoom(path.dirname(target), async () => moveFile(path.join(files, file), target));
  }
  const kept = path.join(folder, 'secrets.json');
  if (!fs.existsSync(kept)) return;
  const own = path.join(dataDir, 'secrets.json');
  const there = fs.existsSync(own) ? JSON.parse(fs.readFileSync(own, 'utf8')) : {};
  writePrivate(own, `${JSON.stringify({ ...there, ...JSON.parse(fs.readFileSync(kept, 'utf8')) }, null, 2)}\n`);
}

/** The rows themselves, their indexes, and the server's log of these changes. */
const DATABASE_PER_BYTE = 3;

/**
 * Of everything that a restore writes: what the archive contains, and the backup of what is there. The database may be
 * on another disk, but if it is on this one and has no room, it stops.
 */
async function needRoomForAll({ databaseUrl, dataDir, existing }: Options, { files }: Manifest): Promise<void> {
  const sumOf = (list: Manifest['files']) => list.reduce((sum, { bytes }) => sum + bytes, 0);
  const rows = sumOf(files.filter((file) => file.path.startsWith('database/')));
  const ofBackup = existing && existing !== 'is backed up' ? await bytesOfBackup(databaseUrl, dataDir) : 0;
  await needRoom(dataDir, sumOf(files) + DATABASE_PER_BYTE * rows + ofBackup);
  // A folder may have a disk of its own, onto which its files are copied, over those of the same name.
  const more = new Map<string, number>();
  for (const { path: file, bytes } of files.filter((one) => one.path.startsWith('files/'))) {
    const [, folder = '', ...name] = file.split('/');
    const there = fs.statSync(path.join(dataDir, folder, ...name), { throwIfNoEntry: false })?.size ?? 0;
    more.set(folder, (more.get(folder) ?? 0) + bytes - there);
  }
  for (const [folder, bytes] of more) await needRoom(path.join(dataDir, folder), Math.max(0, bytes));
}

/** What an interrupted restore has left: as large as a site, and not encrypted. Only while none runs. */
export function removeUnpacked(dataDir: string): void {
  const names = fs.existsSync(dataDir) ? fs.readdirSync(dataDir) : [];
  for (const name of names.filter((other) => UNPACKED.test(other)))
    fs.rmSync(path.join(dataDir, name), { recursive: true, force: true });
}

async function restoreFrom(folder: string, options: Options): Promise<Manifest> {
  const { databaseUrl, dataDir, archive, isWithoutVisitors } = options;
  const expected = await readManifest(archive);
  if (expected) await needRoomForAll(options, expected);
  const manifest = await restorable(await unpack(archive, folder), { databaseUrl, folder, isWithoutVisitors });
  // What an interrupted attempt has left is removed even if it is no complete site.
  if (options.existing === 'is backed up' || (await holdsSite(databaseUrl))) await makeRoom(options);
  else await options.begin?.(false);
  await putFilesBack(folder, dataDir, manifest);
  await makeSiteTables(options, manifest);
  if (manifest.visitorMigrations.length > 0) await makeVisitorTables(options, folder, manifest);
  await loadDatabase(databaseUrl, folder, manifest);
  await markPagesStale(databaseUrl);
  return manifest;
}

/**
 * Restores a backup to a database and a data directory. Room and archive are checked before anything is written.
 * @throws Failure with the folder and the missing size, the program that keeps a table locked, or what is damaged
 */
export async function restore(options: Options): Promise<Manifest> {
  const { dataDir } = options;
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const folder = fs.mkdtempSync(path.join(dataDir, '.restore-'));
  try {
    return await withRoom(dataDir, () => restoreFrom(folder, options));
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
