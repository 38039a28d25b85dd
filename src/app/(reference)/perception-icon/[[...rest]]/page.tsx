import type { Metadata } from 'next';
import { NotFoundView } from '@/components/documents/not-found-view';
import { Frame } from '@/components/layout/frame';
import { IconLibraryPage } from '@/components/reference/icons/icon-library-page';
import { SensorPage } from '@/components/reference/sensor/sensor-page';
import { getGlobal } from '@/data/globals';

/** Rendered on first demand: the frame comes from the CMS, and the build has no database. */
export const dynamic = 'force-static';
export const dynamicParams = true;
export const generateStaticParams = () => [];

type Props = { params: Promise<{ rest?: string[] }> };

/** The two pages below this path; decisions, "Routes". */
const pages = {
  '': {
    title: 'Awareness Field Sensor',
    description: 'The eye of the brand, drawn from its parameters: six signals, four rings, one stroke.',
    Page: SensorPage,
  },
  library: {
    title: 'Icon Library',
    description: 'Twenty-two icons from one geometry of rings and nodes, with the tokens they are exported as.',
    Page: IconLibraryPage,
  },
};

const pageAt = (rest: string[] = []) => Object.entries(pages).find(([path]) => path === rest.join('/'))?.[1];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ rest }, { name }] = await Promise.all([params, getGlobal('site-settings')]);
  const page = pageAt(rest);
  return page
    ? { title: `${page.title} | ${name}`, description: page.description }
    : { title: `Page not found | ${name}` };
}

/** `/perception-icon` and `/perception-icon/library`. */
export default async function PerceptionIconPage({ params }: Props) {
  const { rest } = await params;
  const path = ['/perception-icon', ...(rest ?? [])].join('/');
  const page = pageAt(rest);
  return <Frame path={path}>{page ? <page.Page /> : <NotFoundView path={path} />}</Frame>;
}
