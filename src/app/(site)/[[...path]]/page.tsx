import type { Metadata } from 'next';
import { findDocument } from '@/data/documents';
import { shownLanguage } from '@/data/offered';
import { SitePage } from '@/site/documents/site-page';
import { documentMetadata, notFoundMetadata } from '@/site/seo/metadata';

/** Static, but rendered on first request, because the build has no database. Cache tags keep pages current. */
export const dynamic = 'force-static';
export const dynamicParams = true;
export const generateStaticParams = () => [];

type Props = PageProps<'/[[...path]]'>;

const pathOf = async ({ params }: Props) => `/${(await params).path?.join('/') ?? ''}`;

export async function generateMetadata(props: Props): Promise<Metadata> {
  const path = await pathOf(props);
  const found = await findDocument(path);
  return found ? documentMetadata(found) : notFoundMetadata(await shownLanguage(path));
}

export default async function Page(props: Props) {
  return <SitePage path={await pathOf(props)} />;
}
