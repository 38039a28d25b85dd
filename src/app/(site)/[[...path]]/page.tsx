import type { Metadata } from 'next';
import { SitePage } from '@/site/documents/site-page';
import { metadataAt } from '@/site/seo/metadata';

/** Static, but rendered on first request, because the build has no database. Cache tags keep pages current. */
export const dynamic = 'force-static';
export const dynamicParams = true;
export const generateStaticParams = () => [];

type Props = PageProps<'/[[...path]]'>;

const pathOf = async ({ params }: Props) => `/${(await params).path?.join('/') ?? ''}`;

export const generateMetadata = async (props: Props): Promise<Metadata> => metadataAt(await pathOf(props));

export default async function Page(props: Props) {
  return <SitePage path={await pathOf(props)} />;
}
