import { cache } from 'react';
import { defaultLanguage, type Language, languageOfPath, type OtherLanguage, otherLanguages } from '@/lib/languages';
import { tags } from '@/publishing/tags';
import { dependOn } from './depend-on';
import { reader, visitorLanguages } from './payload';

/** Languages offered besides English; in an overlay also those among its documents. Tag: the languages. */
export const offeredLanguages = cache(async (): Promise<OtherLanguage[]> => {
  await dependOn(tags.languages);
  const { payload, overlay } = await reader();
  const inOverlay = (overlay?.documents ?? []).filter(({ collection }) => collection === 'languages');
  const published = await visitorLanguages();
  const { docs } =
    inOverlay.length === 0
      ? { docs: [] }
      : await payload.find({
          collection: 'languages',
          where: { id: { in: inOverlay.map(({ id }) => id) } },
          draft: false,
          depth: 0,
          pagination: false,
          overrideAccess: true,
        });
  return otherLanguages.filter((code) => published.includes(code) || docs.some((one) => one.code === code));
});

/** English while the language is not offered: for the frame of pages without a document. */
export const ifOffered = async (language: Language): Promise<Language> =>
  language === defaultLanguage || (await offeredLanguages()).includes(language) ? language : defaultLanguage;

/** The language of a path if it is offered or the reader sees all drafts, otherwise English. */
export async function shownLanguage(path: string): Promise<Language> {
  const language = languageOfPath(path);
  if (language === defaultLanguage) return language;
  const { as } = await reader();
  return as.draft || (await offeredLanguages()).includes(language) ? language : defaultLanguage;
}
