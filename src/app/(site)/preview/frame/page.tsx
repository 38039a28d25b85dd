import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { mayPreview } from '@/data/preview/access';
import { frameQuerySchema } from '@/data/preview/framed';
import { FramedDocument } from '@/site/preview/framed-document';
import { FramedSection } from '@/site/preview/framed-section';
import { PreviewFrame } from '@/site/preview/preview-frame';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = { title: 'Preview', robots: { index: false, follow: false } };

/** `Sec-Fetch-Dest`: a window gets the ordinary preview. */
const isForWindow = (destination: string | null) => destination === 'document';

export default async function PreviewFramePage({ searchParams }: PageProps<'/preview/frame'>) {
  const [query, received] = await Promise.all([searchParams, headers()]);
  const framed = frameQuerySchema.safeParse(query);
  if (!framed.success) return <Plain>{z.prettifyError(framed.error)}</Plain>;
  if (!(await mayPreview(received))) {
    return <Plain>Sign in to the admin as an author, editor or admin to see previews.</Plain>;
  }
  if ('section' in framed.data) return <FramedSection {...framed.data} />;
  if (isForWindow(received.get('sec-fetch-dest')) && 'path' in framed.data) {
    redirect(`/preview?path=${encodeURIComponent(framed.data.path)}`);
  }
  return (
    <PreviewFrame framed={framed.data}>
      <FramedDocument framed={framed.data} />
    </PreviewFrame>
  );
}

const Plain = ({ children }: { children: string }) => <p className="wrap py-16">{children}</p>;
