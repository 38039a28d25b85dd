import { findDocument } from '@/data/documents';
import { findRedirect } from '@/data/redirects';
import { getSite } from '@/data/site';
import { PAGE_CACHE_CONTROL, PRIVATE_CACHE_CONTROL } from '@/delivery/html/status';
import { languageOf } from '@/lib/languages';
import { describeDocument, imagePath } from '@/site/seo/describe';
import { drawPreview } from '@/site/seo/draw-preview';

export const dynamic = 'force-static';
export const dynamicParams = true;
export const generateStaticParams = () => [];

/** The image of a page that has moved, for the posts that still show its former address. */
async function moved(page: string): Promise<Response | undefined> {
  const found = await findRedirect(page);
  // Only pages of this site have one.
  if (!found || !/^\/[^?#]*$/.test(found.location)) return undefined;
  const headers = { location: imagePath(found.location), 'cache-control': PAGE_CACHE_CONTROL };
  return new Response(null, { status: found.status, headers });
}

/**
 * Link preview image of a page: `/og/platform.png`, 1200 × 630. That of a page that has moved redirects; 404 if there is
 * no page.
 */
export async function GET(_request: Request, { params }: { params: Promise<{ path: string[] }> }) {
  const file = (await params).path.join('/');
  const page = file === 'index.png' ? '/' : `/${file.replace(/\.png$/, '')}`;
  const isPicture = file.endsWith('.png');
  const found = isPicture ? await findDocument(page) : null;
  const elsewhere = isPicture && !found ? await moved(page) : undefined;
  if (elsewhere) return elsewhere;
  if (!found)
    return new Response('There is no page here.', {
      status: 404,
      headers: { 'cache-control': PRIVATE_CACHE_CONTROL },
    });
  const site = await getSite(languageOf(found.document));
  return drawPreview({ ...describeDocument(found, site), site }, { 'cache-control': PAGE_CACHE_CONTROL });
}
