import { defaultLanguage, languageOfPath, withoutLanguage } from '@/lib/languages';
import { afterFixedRedirects } from '@/lib/routes';
import { tags } from '@/publishing/tags';
import { dependOn } from './depend-on';
import { findName } from './documents';
import { findLanguage } from './languages';
import { shownLanguage } from './offered';
import { translationsIn } from './translations';

/** Where a path without a page leads: to its English page or that page's translation. Null if switched off. */
export async function findInstead(path: string): Promise<{ location: string; status: 302 } | null> {
  const language = languageOfPath(path);
  if (language === defaultLanguage || (await shownLanguage(path)) !== language) return null;
  if ((await findLanguage(language))?.missing !== 'english') return null;
  const requested = withoutLanguage(path);
  const english = await findName(afterFixedRedirects(requested));
  if (!english) return null;
  await dependOn(tags.translations(english.path));
  const translation = (await translationsIn(language)).byPath.get(english.path);
  const location = translation && translation.path !== path ? translation.path : english.path;
  return { location, status: 302 };
}
