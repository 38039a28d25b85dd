import type { CollectionSlug, Payload, PayloadRequest } from 'payload';
import { isLanguage, type OtherLanguage, otherLanguages } from '@/lib/languages';

const isOther = (code: unknown): code is OtherLanguage =>
  isLanguage(code) && otherLanguages.some((one) => one === code);

/** Languages with a document in `languages`, offered to visitors or not. */
export async function offeredLanguages(payload: Payload, req?: PayloadRequest): Promise<OtherLanguage[]> {
  const { docs } = await payload.find({
    collection: 'languages' as CollectionSlug,
    draft: true,
    depth: 0,
    limit: 100,
    pagination: false,
    overrideAccess: true,
    req,
  });
  return docs.map((one) => ('code' in one ? one.code : undefined)).filter(isOther);
}
