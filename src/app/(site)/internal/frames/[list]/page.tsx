import { FrameAlone } from '@/components/layout/frame-alone';
import { pathsInList } from '@/lib/frames-address';

/** The frames of some pages, without the pages (src/delivery/pages/frames.ts). For the server only. */
export const dynamic = 'force-static';
export const dynamicParams = true;
export const generateStaticParams = () => [];

export default async function FramesPage({ params }: PageProps<'/internal/frames/[list]'>) {
  return pathsInList((await params).list).map((path) => (
    <div key={path} data-frame-of={path}>
      <FrameAlone path={path} />
    </div>
  ));
}
