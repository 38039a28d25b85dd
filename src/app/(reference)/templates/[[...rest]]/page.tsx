import type { Metadata } from 'next';
import { NotFoundView } from '@/components/documents/not-found-view';
import { Frame } from '@/components/layout/frame';
import { TemplatesPage } from '@/components/reference/templates/templates-page';
import { ThemePage } from '@/components/reference/templates/theme-page';
import { getGlobal } from '@/data/globals';
import { themes } from '@/design-system/registry/templates';

/** Rendered on first demand: the frame comes from the CMS, and the build has no database. */
export const dynamic = 'force-static';
export const dynamicParams = true;
export const generateStaticParams = () => [];

type Props = { params: Promise<{ rest?: string[] }> };

const themeAt = (rest: string[]) => themes.find(({ id }) => id === rest.join('/'));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ rest }, { name }] = await Promise.all([params, getGlobal('site-settings')]);
  if (!rest) {
    return { title: `Templates | ${name}`, description: 'Section templates, layouts and heroes on five grounds.' };
  }
  const theme = themeAt(rest);
  return theme
    ? {
        title: `${theme.name} Templates | ${name}`,
        description: `Section templates, layouts and heroes on ${theme.name}. ${theme.mood}`,
      }
    : { title: `Page not found | ${name}` };
}

/** `/templates` and its five themes. */
export default async function TemplatesRoute({ params }: Props) {
  const { rest } = await params;
  const path = ['/templates', ...(rest ?? [])].join('/');
  const theme = rest ? themeAt(rest) : undefined;
  return (
    <Frame path={path}>
      {rest ? theme ? <ThemePage theme={theme} /> : <NotFoundView path={path} /> : <TemplatesPage />}
    </Frame>
  );
}
