import { isObject } from '@/lib/is-object';
import { defaultLanguage, type Language, languageOfPath } from '@/lib/languages';
import { isPathCollection } from '@/lib/paths';
import { afterFixedRedirects } from '@/lib/routes';
import { tags } from '@/publishing/tags';
import { dependOn } from './depend-on';
import { type Translation, translationsIn } from './translations';

type Translations = Map<string, Pick<Translation, 'id' | 'path' | 'title'>>;
type Values = Record<string, unknown>;

/** Marks of the preview frame end a text; paths have none. */
const PATH = /^(\/[^?#\s]*)([?#]\S*)?$/;

const isReference = ({ relationTo, value }: Values): boolean =>
  isPathCollection(relationTo) && isObject(value) && typeof value.path === 'string';

const addressKey = ({ kind, linkType }: Values) =>
  kind === 'address' ? 'address' : linkType === 'custom' ? 'url' : undefined;

function pageAt(address: unknown): { page: string; rest: string } | undefined {
  const [, path, rest = ''] = (typeof address === 'string' && PATH.exec(address)) || [];
  if (!path) return undefined;
  return { page: afterFixedRedirects(path), rest };
}

/** The paths to which the links of a value lead, after fixed redirects. */
export function linkedPaths(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const item of value) linkedPaths(item, found);
  else if (isObject(value)) {
    if (isReference(value)) found.add((value.value as { path: string }).path);
    const key = addressKey(value);
    const page = key && pageAt(value[key])?.page;
    if (page) found.add(page);
    for (const item of Object.values(value)) linkedPaths(item, found);
  }
  return found;
}

/** A copy whose links lead to translations. `translations`: by the path of the original. */
export function withLinksTo<T>(value: T, translations: Translations): T {
  if (Array.isArray(value)) return value.map((item) => withLinksTo(item, translations)) as T;
  if (!isObject(value) || value instanceof Date) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withLinksTo(item, translations)]));
  if (isReference(value)) {
    const found = translations.get((value.value as { path: string }).path);
    if (found) copy.value = { ...(copy.value as Values), id: found.id, path: found.path, title: found.title };
  }
  const key = addressKey(value);
  const to = key ? pageAt(value[key]) : undefined;
  const translation = to && translations.get(to.page);
  if (key && translation) copy[key] = `${translation.path}${to.rest}`;
  return copy as T;
}

/** Leads the links of a document to translations of their pages. Tags: the translations of each linked page. */
export async function localized<T>(value: T, language: Language): Promise<T> {
  if (language === defaultLanguage) return value;
  const paths = [...linkedPaths(value)].filter((path) => languageOfPath(path) === defaultLanguage);
  await dependOn(...paths.map(tags.translations));
  const { byPath } = await translationsIn(language);
  return withLinksTo(value, byPath);
}
