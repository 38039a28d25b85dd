import type { Metadata } from 'next';
import { NotFoundView } from '@/components/documents/not-found-view';
import { Frame } from '@/components/layout/frame';
import { TreatmentsPage } from '@/components/reference/treatments/treatments-page';
import { getGlobal } from '@/data/globals';

/** Rendered on first demand: the frame comes from the CMS, and the build has no database. */
export const dynamic = 'force-static';
export const dynamicParams = true;
export const generateStaticParams = () => [];

type Props = { params: Promise<{ rest?: string[] }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ rest }, { name }] = await Promise.all([params, getGlobal('site-settings')]);
  return rest
    ? { title: `Page not found | ${name}` }
    : {
        title: `Container Treatments | ${name}`,
        description: 'Fourteen ways to hold content together, each with its CSS.',
      };
}

/** `/container-treatments` */
export default async function TreatmentsRoute({ params }: Props) {
  const { rest } = await params;
  const path = ['/container-treatments', ...(rest ?? [])].join('/');
  return <Frame path={path}>{rest ? <NotFoundView path={path} /> : <TreatmentsPage />}</Frame>;
}
