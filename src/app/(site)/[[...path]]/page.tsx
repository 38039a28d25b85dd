import type { Metadata } from 'next';
import { DocumentView } from '@/components/documents/document-view';
import { NotFoundView } from '@/components/documents/not-found-view';
import { RedirectView } from '@/components/documents/redirect-view';
import { Frame } from '@/components/layout/frame';
import { PreviewBar } from '@/components/preview/preview-bar';
import { findDocument } from '@/data/documents';
import { findRedirect } from '@/data/redirects';
import { JsonLd } from '@/seo/json-ld';
import { documentMetadata, notFoundMetadata } from '@/seo/metadata';

/** Static, but rendered on first demand: the build needs no database. Tags make a page fresh when its content changes. */
export const dynamic = 'force-static';
export const dynamicParams = true;
export const generateStaticParams = () => [];

type Props = PageProps<'/[[...path]]'>;

const pathOf = async ({ params }: Props) => `/${(await params).path?.join('/') ?? ''}`;

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await findDocument(await pathOf(props));
  return found ? documentMetadata(found) : notFoundMetadata();
}

/** Every page of the site: the document at the path, else a redirect of the path, else the not-found page. */
export default async function SitePage(props: Props) {
  const path = await pathOf(props);
  const found = await findDocument(path);
  const redirect = found ? null : await findRedirect(path);
  if (redirect) return <RedirectView {...redirect} />;
  return (
    <Frame path={path}>
      {found ? <JsonLd {...found} /> : null}
      {found ? <DocumentView {...found} /> : <NotFoundView path={path} />}
      <PreviewBar />
    </Frame>
  );
}
