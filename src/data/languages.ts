import type { Language as LanguageDocument } from '@payload-types';
import { cache } from 'react';
import type { OtherLanguage } from '@/lib/languages';
import { tags } from '@/publishing/tags';
import { dependOn, documentTags } from './depend-on';
import { findShown } from './find';
import { localized } from './localized';
import { shown } from './payload';

/** Null if the reader may not see the language. */
export const findLanguage = cache(async (code: OtherLanguage): Promise<LanguageDocument | null> => {
  const where = { code: { equals: code } };
  const [found] = await findShown<LanguageDocument>({
    collection: 'languages',
    where,
    sort: 'createdAt',
    depth: 1,
    limit: 1,
  });
  await dependOn(tags.list('languages'), tags.languages, ...documentTags(found));
  if (!found) return null;
  return localized(await shown(found, { collection: 'languages', id: found.id }), code);
});
