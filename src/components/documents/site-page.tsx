import { Frame } from '@/components/layout/frame';
import { PreviewBar } from '@/components/preview/preview-bar';
import { findDocument } from '@/data/documents';
import { findRedirect } from '@/data/redirects';
import { isGated } from '@/delivery/gates.mjs';
import { JsonLd } from '@/seo/json-ld';
import { DocumentView } from './document-view';
import { NotFoundView } from './not-found-view';
import { RedirectView } from './redirect-view';

/** Every page of the site: the document at the path, else a redirect of the path, else the not-found page. */
export async function SitePage({ path }: { path: string }) {
  const found = await findDocument(path);
  const redirect = found ? null : await findRedirect(path);
  if (redirect) return <RedirectView {...redirect} />;
  return (
    <Frame path={path}>
      {isGated(path) ? <span hidden data-cache="private" /> : null}
      {found ? <JsonLd {...found} /> : null}
      {found ? <DocumentView {...found} /> : <NotFoundView path={path} />}
      <PreviewBar />
    </Frame>
  );
}
