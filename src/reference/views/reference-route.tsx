import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Frame } from '@/components/layout/frame';
import { getGlobal } from '@/data/globals';
import { NotFoundView } from '@/site/documents/not-found-view';

type ReferenceView = { title: string; description: (company: string) => string; view: ReactNode; hasFrame?: boolean };
type Props = { params: Promise<{ rest?: string[] }> };

/** Route of a reference folder (`<base>/[[...rest]]/page.tsx`). `pageAt`: by path below `base`, `''` for itself. */
export function referenceRoute(base: string, pageAt: (rest: string) => ReferenceView | undefined) {
  const read = async ({ params }: Props) => {
    const { rest = [] } = await params;
    return { path: [base, ...rest].join('/'), page: pageAt(rest.join('/')) };
  };
  return {
    async generateMetadata(props: Props): Promise<Metadata> {
      const [{ page }, { name }] = await Promise.all([read(props), getGlobal('site-settings')]);
      if (!page) return { title: `Page not found | ${name}` };
      return { title: `${page.title} | ${name}`, description: page.description(name) };
    },
    async Page(props: Props) {
      const { path, page } = await read(props);
      if (page?.hasFrame) return page.view;
      return <Frame path={path}>{page ? page.view : <NotFoundView path={path} />}</Frame>;
    },
  };
}
