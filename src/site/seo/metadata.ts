import type { Metadata } from 'next';
import { pictureIn } from '@/components/ui/picture';
import type { Located } from '@/data/documents';
import { getGlobal } from '@/data/globals';
import { describeDocument, fullTitle, imagePath } from './describe';

/** Title, description, canonical link, robots rule and link preview of a document. */
export async function documentMetadata(found: Located): Promise<Metadata> {
  const site = await getGlobal('site-settings');
  const { title, description, path, canonical, isHidden } = describeDocument(found, site);
  const chosen = pictureIn(found.document.meta?.image);
  const image = chosen?.url
    ? { url: chosen.url, width: chosen.width ?? undefined, height: chosen.height ?? undefined, alt: chosen.alt ?? '' }
    : { url: imagePath(path), width: 1200, height: 630, alt: `${title}: ${site.name}` };
  return {
    title: fullTitle(title, site),
    description,
    alternates: { canonical, types: { 'application/atom+xml': [{ url: '/feed.xml', title: 'The Signal' }] } },
    robots: isHidden ? { index: false, follow: true } : undefined,
    openGraph: {
      type: 'website',
      siteName: site.name,
      title,
      description,
      url: canonical,
      images: [image],
      locale: 'en',
    },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
  };
}

export async function notFoundMetadata(): Promise<Metadata> {
  const site = await getGlobal('site-settings');
  return {
    title: fullTitle('Page not found', site),
    description: 'There is nothing at this address.',
    robots: { index: false, follow: false },
  };
}
