import fs from 'node:fs';
import path from 'node:path';
import { writePrivate } from '../process/secrets.ts';
import { pack } from './archive.ts';
import { dumpDatabase } from './dump.ts';
import type { Manifest } from './manifest.ts';

/** Files that staff uploaded or created; everything else in the data directory can be regenerated. */
const FOLDERS = ['media', 'exports', 'imports'];
/** The password of the embedded server: every machine that restores a backup has its own. */
const NOT_KEPT = 'POSTGRES_PASSWORD';

/** Copies the content of the data directory, as copy-on-write clones where the file system supports them. */
function copyFiles(dataDir: string, folder: string): void {
  for (const name of FOLDERS) {
    const from = path.join(dataDir, name);
    const to = path.join(folder, 'files', name);
    if (fs.existsSync(from)) fs.cpSync(from, to, { recursive: true, mode: fs.constants.COPYFILE_FICLONE });
  }
  const secrets = path.join(dataDir, 'secrets.json');
  if (!fs.existsSync(secrets)) return;
  const { [NOT_KEPT]: _, ...kept } = JSON.parse(fs.readFileSync(secrets, 'utf8'));
  writePrivate(path.join(folder, 'secrets.json'), `${JSON.stringify(kept, null, 2)}\n`);
}

export type BackedUp = Manifest & { archive: string; bytes: number };

type Options = { databaseUrl: string; dataDir: string; archive: string };

/**
 * Creates one archive with the content of the database and the uploads, while the site runs. All rows are from one
 * snapshot. Files are copied after that snapshot: a picture's file is created before its row, and deleted after it.
 */
export async function backUp({ databaseUrl, dataDir, archive }: Options): Promise<BackedUp> {
  fs.mkdirSync(path.dirname(archive), { recursive: true });
  // Next to the archive, because a volume with room for the archive has room for its content.
  const folder = fs.mkdtempSync(path.join(path.dirname(archive), '.backup-'));
  try {
    let madeAt = '';
    const { pictures, ...dumped } = await dumpDatabase(databaseUrl, folder, async () => {
      madeAt = new Date().toISOString();
      copyFiles(dataDir, folder);
    });
    const missing = pictures.filter((name) => !fs.existsSync(path.join(folder, 'files/media', name)));
    const manifest = await pack(folder, { format: 1, madeAt, ...dumped, missing }, archive);
    return { ...manifest, archive, bytes: fs.statSync(archive).size };
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
