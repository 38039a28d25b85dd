import type { Metadata } from 'next';
import { findDocument } from '@/data/documents';
import { SitePage } from '@/site/documents/site-page';
import { documentMetadata, notFoundMetadata } from '@/site/seo/metadata';

/**
 * The same pages, rendered per request: a form posted without scripts comes back with its entries and errors.
 * src/proxy.ts rewrites such posts to this route; the URL stays the page's own.
 */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/posted/[[...path]]'>;

const pathOf = async ({ params }: Props) => `/${(await params).path?.join('/') ?? ''}`;

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await findDocument(await pathOf(props));
  return found ? documentMetadata(found) : notFoundMetadata();
}

export default async function PostedPage(props: Props) {
  return <SitePage path={await pathOf(props)} />;
}
