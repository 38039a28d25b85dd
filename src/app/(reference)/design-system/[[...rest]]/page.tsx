import type { Metadata } from 'next';
import { NotFoundView } from '@/components/documents/not-found-view';
import { Frame } from '@/components/layout/frame';
import { DesignSystem } from '@/components/reference/design-system/design-system';
import { getGlobal } from '@/data/globals';

/** Rendered on first demand, like every page: the frame comes from the CMS, and the build has no database. */
export const dynamic = 'force-static';
export const dynamicParams = true;
export const generateStaticParams = () => [];

type Props = PageProps<'/design-system/[[...rest]]'>;

export async function generateMetadata(): Promise<Metadata> {
  const { name } = await getGlobal('site-settings');
  return {
    title: `Design System | ${name}`,
    description: `What ${name} is made of: logo, colours, type, spacing, motion and components, with their review.`,
  };
}

/** `/design-system`: the reference (content document, section 2). */
export default async function DesignSystemPage({ params }: Props) {
  const { rest } = await params;
  const path = rest ? `/design-system/${rest.join('/')}` : '/design-system';
  if (!rest) return <DesignSystem theme="v1" path={path} />;
  return (
    <Frame path={path}>
      <NotFoundView path={path} />
    </Frame>
  );
}
