import type { Metadata } from 'next';
import { NotFoundView } from '@/components/documents/not-found-view';
import { Frame } from '@/components/layout/frame';
import { notFoundMetadata } from '@/seo/metadata';

/**
 * The page that says that there is none, rendered ahead and kept like any other. `not-found`: while the database is away the
 * server answers with it, puts the visitor's path in the place of this one, and says 404 (src/delivery/outage/fallback-pages.ts).
 * `nothing` names no path: the reverse proxy sends it when no server is left (docker/front).
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
