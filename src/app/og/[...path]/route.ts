import { findDocument } from '@/data/documents';
import { getSite } from '@/data/site';
import { PAGE_CACHE_CONTROL, PRIVATE_CACHE_CONTROL } from '@/delivery/html/status';
import { languageOf } from '@/lib/languages';
import { describeDocument } from '@/site/seo/describe';
import { drawPreview } from '@/site/seo/draw-preview';

export const dynamic = 'force-static';
export const dynamicParams = true;
export const generateStaticParams = () => [];

/** Link preview image of a page: `/og/platform.png`, 1200 × 630. 404 if there is no page. */
export async function GET(_request: Request, { params }: { params: Promise<{ path: string[] }> }) {
  const file = (await params).path.join('/');
  const page = file === 'index.png' ? '/' : `/${file.replace(/\.png$/, '')}`;
  const found = file.endsWith('.png') ? await findDocument(page) : null;
  if (!found)
    return new Response('There is no page here.', {
      status: 404,
      headers: { 'cache-control': PRIVATE_CACHE_CONTROL },
    });
  const site = await getSite(languageOf(found.document));
  return drawPreview({ ...describeDocument(found, site), site }, { 'cache-control': PAGE_CACHE_CONTROL });
}
