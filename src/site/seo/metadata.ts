import type { Metadata } from 'next';
import { pictureIn } from '@/components/ui/picture';
import { cms } from '@/data/cms';
import { findDocument, type Located } from '@/data/documents';
import { shownLanguage } from '@/data/offered';
import { getSite } from '@/data/site';
import { type PageVersion, versionsOf } from '@/data/translations';
import { widelyReadable } from '@/data/widely-readable';
import { defaultLanguage, type Language, languageOf, languages } from '@/lib/languages';
import { addedToSite } from '@/seams/capability';
import { describeDocument, fullTitle, imagePath } from './describe';

/** None if there is only one version; English is the default. */
function hreflang(versions: PageVersion[]): Pick<NonNullable<Metadata['alternates']>, 'languages'> {
  if (versions.length < 2) return {};
  const other = versions.find(({ language }) => language === defaultLanguage);
  const all = versions.map(({ language, path }) => [language, path]);
  return { languages: Object.fromEntries([...all, ...(other ? [['x-default', other.path]] : [])]) };
}

/** What capabilities offer, by media type. */
async function otherFormats(path: string): Promise<Record<string, string>> {
  const offered = await Promise.all(addedToSite(await cms(), 'otherFormats').map((formats) => formats(path)));
  return Object.assign({}, ...offered);
}

export async function documentMetadata(found: Located): Promise<Metadata> {
  const language = languageOf(found.document);
  const site = await getSite(language);
  const { title, description, path, canonical, isHidden } = describeDocument(found, site);
  const chosen = pictureIn(found.document.meta?.image);
  const file = chosen && widelyReadable(chosen);
  const image = file?.url
    ? { url: file.url, width: file.width ?? undefined, height: file.height ?? undefined, alt: chosen?.alt ?? '' }
    : { url: imagePath(path), width: 1200, height: 630, alt: `${title}: ${site.name}` };
  const isOwn = !isHidden && canonical === path;
  const versions = isOwn ? await versionsOf(found.document.id, path) : [];
  return {
    title: fullTitle(title, site),
    description,
    alternates: {
      canonical,
      ...hreflang(versions),
      types: {
        'application/atom+xml': [{ url: '/feed.xml', title: 'The Signal' }],
        ...(isOwn && (await otherFormats(path))),
      },
    },
    robots: isHidden ? { index: false, follow: true } : undefined,
    openGraph: {
      type: 'website',
      siteName: site.name,
      title,
      description,
      url: canonical,
      images: [image],
      locale: language === defaultLanguage ? 'en' : languages[language].locale.replace('-', '_'),
    },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
  };
}

export async function notFoundMetadata(language: Language = defaultLanguage): Promise<Metadata> {
  const site = await getSite(language);
  const { title, description } = site.words.notFound;
  return {
    title: fullTitle(title, site),
    description,
    robots: { index: false, follow: false },
  };
}

/** Of the document at a path, or of none. */
export async function metadataAt(path: string): Promise<Metadata> {
  const found = await findDocument(path);
  return found ? documentMetadata(found) : notFoundMetadata(await shownLanguage(path));
}
