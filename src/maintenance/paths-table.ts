import { listPages } from '@/data/documents';
import { tags } from '@/data/tags';
import { pathCollections } from '@/lib/paths';
import { processRecord } from '@/publishing/process-record';

/**
 * Paths of all published documents, hidden ones included. Contains the time it was read and the tags that expire it,
 * for the server (src/delivery/site-facts.mjs).
 */
export async function pathsTable() {
  const madeAt = processRecord().known ?? 0;
  const paths = (await listPages()).map(({ path }) => path);
  return { madeAt, tags: [tags.site, ...pathCollections.map(tags.list)], paths };
}

export type PathsTable = Awaited<ReturnType<typeof pathsTable>>;
