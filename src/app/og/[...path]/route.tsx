import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import { findDocument } from '@/data/documents';
import { getSite } from '@/data/site';
import { PAGE_CACHE_CONTROL, PRIVATE_CACHE_CONTROL } from '@/delivery/html/status';
import { languageOf } from '@/lib/languages';
import { describeDocument } from '@/site/seo/describe';
import { LinkPreview } from '@/site/seo/link-preview';

export const dynamic = 'force-static';
export const dynamicParams = true;
export const generateStaticParams = () => [];

const font = (weight: 400 | 500) =>
  readFile(
    path.join(
      process.cwd(),
      `node_modules/@fontsource/schibsted-grotesk/files/schibsted-grotesk-latin-${weight}-normal.woff`,
    ),
  );

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
  const [regular, medium] = await Promise.all([font(400), font(500)]);
  return new ImageResponse(<LinkPreview {...describeDocument(found, site)} site={site} />, {
    width: 1200,
    height: 630,
    headers: { 'cache-control': PAGE_CACHE_CONTROL },
    fonts: [
      { name: 'Schibsted Grotesk', data: regular, weight: 400 },
      { name: 'Schibsted Grotesk', data: medium, weight: 500 },
    ],
  });
}
