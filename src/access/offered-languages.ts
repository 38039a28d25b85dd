import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { defaultLanguage, isLanguage, type Language } from '../lib/languages';
import { databaseOf } from '../lib/transaction';

/** In SQL: the codes of the languages that visitors are offered besides English. */
export const OFFERED = `select code::text from payload.languages where _status = 'published' and deleted_at is null`;

/** Languages in which visitors may read, as seen by the transaction of the request: English, and those that are offered. */
export async function offeredTo(req: PayloadRequest): Promise<Language[]> {
  const { rows } = await (await databaseOf(req.payload, req)).execute<{ code: string }>(sql.raw(OFFERED));
  return [defaultLanguage, ...rows.map(({ code }) => code).filter(isLanguage)];
}
