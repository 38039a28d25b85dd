import fs from 'node:fs';
import path from 'node:path';
import { archivesIn, backupsFolder } from '../../src/backup/folder.ts';

/**
 * What to do if a data folder has uploads or backups of a site that its new, empty database lacks. Undefined for a
 * folder without them.
 */
export async function earlierSite(dataDir: string): Promise<string | undefined> {
  const folder = backupsFolder(dataDir);
  const archives = await archivesIn(folder);
  const media = path.join(dataDir, 'media');
  const hasUploads = fs.existsSync(media) && fs.readdirSync(media).length > 0;
  if (archives.length === 0 && !hasUploads) return undefined;
  const has = [hasUploads && 'uploads', archives.length > 0 && 'backups'].filter(Boolean).join(' and ');
  const stamped = (name: string) => /\d{4}-\d{2}-\d{2}T\d{6}/.exec(name)?.[0] ?? '';
  const newest = archives.toSorted((a, b) => stamped(a).localeCompare(stamped(b))).at(-1);
  return (
    `The database is empty, but ${dataDir} has ${has} of an earlier site. A new site with the example content is made. ` +
    'To get the earlier one back, stop, and restore a backup: `node scripts/run.mjs restore ' +
    `${newest ? path.join(folder, newest) : '<archive>'} --replace\`.`
  );
}
