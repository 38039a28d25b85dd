import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest, RequestContext } from 'payload';
import { defaultLanguage, isLanguage, type Language } from '../lib/languages';
import { databaseOf } from '../lib/transaction';

/** In SQL: the codes of the languages that visitors are offered besides English. */
export const OFFERED = `select code::text from payload.languages where _status = 'published' and deleted_at is null`;

/** Languages in which visitors may read: English, and those that are offered. With `req`: as seen by its transaction. */
export async function languagesForVisitors(payload: Payload, req?: PayloadRequest): Promise<Language[]> {
  const { rows } = await (await databaseOf(payload, req)).execute<{ code: string }>(sql.raw(OFFERED));
  return [defaultLanguage, ...rows.map(({ code }) => code).filter(isLanguage)];
}

const KNOWN = 'languagesForVisitors';

/** For reads that ask for many documents, each of which would ask again. Requests from outside cannot set a context. */
export const knownLanguages = (languages: Language[]): RequestContext => ({ [KNOWN]: languages });

/** The languages of a read by a visitor. */
export const languagesOf = async (req: PayloadRequest): Promise<Language[]> =>
  (req.context[KNOWN] as Language[] | undefined) ?? languagesForVisitors(req.payload, req);
