import { Frame } from '@/components/layout/frame';
import { findDocument, type Located } from '@/data/documents';
import { isPreview } from '@/data/preview/draft-mode';
import { previewedRelease } from '@/data/preview/release';
import { findRedirect } from '@/data/redirects';
import { isRestricted } from '@/lib/routes';
import { PreviewBar } from '../preview/preview-bar';
import { ReleaseBar } from '../releases/release-bar';
import { JsonLd } from '../seo/json-ld';
import { DocumentView } from './document-view';
import { NotFoundView } from './not-found-view';
import { RedirectView } from './redirect-view';

/** Any page of the site: the document at the path, otherwise its redirect, otherwise the not-found page. */
export async function SitePage({ path }: { path: string }) {
  const found = await findDocument(path);
  const redirect = found ? null : await findRedirect(path);
  if (redirect) return <RedirectView {...redirect} />;
  return (
    <Frame path={path} isCounted={found !== null && !(await isPreview()) && !(await previewedRelease())}>
      {isRestricted(path) ? <span hidden data-cache="private" /> : null}
      {found ? <JsonLd {...found} /> : null}
      <DocumentOrNone found={found} path={path} />
      <PreviewBar />
      <ReleaseBar />
    </Frame>
  );
}

/** The page in the preview frame: without metadata. */
export const FramedPage = ({ found, path }: { found: Located | null; path: string }) => (
  <Frame path={path}>
    <DocumentOrNone found={found} path={path} />
  </Frame>
);

const DocumentOrNone = ({ found, path }: { found: Located | null; path: string }) =>
  found ? <DocumentView {...found} /> : <NotFoundView path={path} />;
