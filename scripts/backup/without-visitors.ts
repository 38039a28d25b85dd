import fs from 'node:fs';
import path from 'node:path';
import { type Manifest, VISITORS_FILES } from '../../src/backup/manifest.ts';
import { mayServeVisitors } from '../../supabase/local/roles.ts';
import { withDatabase } from '../postgres/database-check.ts';
import { Failure } from '../process/step.ts';

const SITE = 'payload';

const isOfSite = ({ schema }: { schema: string }) => schema === SITE;

/** The archive as if the visitor services had been elsewhere when it was made. Removes visitors' files from `folder`. */
function siteOnly(folder: string, manifest: Manifest): Manifest {
  fs.rmSync(path.join(folder, 'files', VISITORS_FILES), { recursive: true, force: true });
  return {
    ...manifest,
    visitorMigrations: [],
    tables: manifest.tables.filter(isOfSite),
    sequences: manifest.sequences.filter(isOfSite),
  };
}

/**
 * What of an unpacked backup this database can take: visitors' accounts and entries need the embedded services, and
 * those a superuser or its roles. `isWithoutVisitors` leaves them out. Call it before anything is changed.
 * @throws Failure if the backup has them, and the database cannot take them
 */
export async function restorable(
  manifest: Manifest,
  place: { databaseUrl: string; folder: string; isWithoutVisitors?: boolean },
): Promise<Manifest> {
  if (manifest.visitorMigrations.length === 0) return manifest;
  if (place.isWithoutVisitors) return siteOnly(place.folder, manifest);
  if (await withDatabase(place.databaseUrl, mayServeVisitors)) return manifest;
  const rows = manifest.tables.filter((table) => !isOfSite(table)).reduce((sum, table) => sum + table.rows, 0);
  throw new Failure(
    `Nothing has changed. This backup has visitors' accounts and entries (${rows} rows), and the user of this database is no ` +
      'superuser, which their services need. Restore the content alone with --without-visitors; the rest stays in the ' +
      'archive. Or let a superuser run supabase/local/roles.sql first (docs/hosting.md, "From a trial to a managed database").',
  );
}
