import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest, RequestContext } from 'payload';
import { databaseOf } from '@/payload/transaction';
import { defaultLanguage, isLanguage, type Language } from '../lib/languages';

export const OFFERED = `select code::text from payload.languages where _status = 'published' and deleted_at is null`;

/** English and the offered ones. With `req`: as its transaction sees them. */
export async function languagesForVisitors(payload: Payload, req?: PayloadRequest): Promise<Language[]> {
  const { rows } = await (await databaseOf(payload, req)).execute<{ code: string }>(sql.raw(OFFERED));
  return [defaultLanguage, ...rows.map(({ code }) => code).filter(isLanguage)];
}

const KNOWN = 'languagesForVisitors';

/** Avoids a query per document in large reads. Requests from outside cannot set a context. */
export const knownLanguages = (languages: Language[]): RequestContext => ({ [KNOWN]: languages });

export const languagesOf = async (req: PayloadRequest): Promise<Language[]> =>
  (req.context[KNOWN] as Language[] | undefined) ?? languagesForVisitors(req.payload, req);
