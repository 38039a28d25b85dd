import pg from 'pg';
import { SITE_TAG } from './tag-names.mjs';

/** As long as the first visitors of a process can wait. Without an answer the background work does it when it can. */
const PATIENCE_MS = 1000;
/** More than one publish ever leaves; then everything is made anew. */
const MOST_ROWS = 1000;

/**
 * The tags that a process which ended too early was to expire (src/background/pending-tags.ts). They stay in the database
 * until the background work has expired them for everybody. Never rejects.
 * @param {string} connectionString
 * @returns {Promise<string[]>}
 */
export async function leftBehind(connectionString) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: PATIENCE_MS, query_timeout: PATIENCE_MS });
  // A connection that breaks is an answer that does not come.
  client.on('error', () => undefined);
  try {
    await client.connect();
    /** @type {{ rows: { tags: string[] }[] }} */
    const { rows } = await client.query(`select tags from payload.pending_tags limit ${MOST_ROWS + 1}`);
    return rows.length > MOST_ROWS ? [SITE_TAG] : rows.flatMap(({ tags }) => tags);
  } catch {
    return [];
  } finally {
    await client.end().catch(() => undefined);
  }
}
