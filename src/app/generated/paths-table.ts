import { listPages } from '@/data/documents';
import { pathCollections } from '@/lib/paths';
import { processRecord } from '@/publishing/process-record';
import { tags } from '@/publishing/tags';

/** All published paths, hidden ones included, with their tags and time (src/delivery/pages/published-paths.ts). */
export async function pathsTable() {
  const madeAt = processRecord().known ?? 0;
  const paths = (await listPages()).map(({ path }) => path);
  return { madeAt, tags: [tags.site, tags.languages, ...pathCollections.map(tags.list)], paths };
}
