import type { Metadata } from 'next';
import { findDocument } from '@/data/documents';
import { gapInQuery } from '@/lib/gap-sketch';
import { sessionPage } from '@/lib/routes';
import { SitePage } from '@/site/documents/site-page';
import { documentMetadata, notFoundMetadata } from '@/site/seo/metadata';

/** The booking page with a gap that a visitor drew, at the address of that page only (src/proxy.ts). */
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const found = await findDocument(sessionPage);
  return found ? documentMetadata(found) : notFoundMetadata();
}

export default async function GapPage({ searchParams }: PageProps<'/internal/gap'>) {
  return <SitePage path={sessionPage} gap={gapInQuery(await searchParams)} />;
}
