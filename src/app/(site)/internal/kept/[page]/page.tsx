import type { Metadata } from 'next';
import { NotFoundView } from '@/components/documents/not-found-view';
import { Frame } from '@/components/layout/frame';
import { notFoundMetadata } from '@/seo/metadata';

/**
 * The 404 page, prerendered and cached. `not-found`: when the database is down, the server sends this page with status
 * 404 and the visitor's path filled in (src/delivery/stand-ins.mjs). `nothing`, without a path: sent by the reverse
 * proxy when every server is down (docker/front).
 */
export const dynamic = 'force-static';
export const dynamicParams = true;
export const generateStaticParams = () => [];

export const generateMetadata = (): Promise<Metadata> => notFoundMetadata();

export default async function KeptNotFound({ params }: PageProps<'/internal/kept/[page]'>) {
  const path = `/internal/kept/${(await params).page}`;
  const isNothing = path === '/internal/kept/nothing';
  const isCopy = isNothing || path === '/internal/kept/not-found';
  return (
    <Frame path={path}>
      <NotFoundView path={isNothing ? 'this address' : path} isCopy={isCopy} />
    </Frame>
  );
}
