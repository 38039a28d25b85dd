import { componentPages } from '@/reference/registry/component-pages';
import { ComponentView } from '@/reference/views/component/component-page';
import { DesignSystem } from '@/reference/views/design-system/design-system';
import { referenceRoute } from '@/reference/views/reference-route';

export const dynamic = 'force-static';
export const dynamicParams = true;
export const generateStaticParams = () => [];

/** The reference (content document, section 2), and a page for each component. */
const route = referenceRoute('/design-system', (rest) => {
  if (rest === '') {
    return {
      title: 'Design System',
      description: (company) =>
        `What ${company} is made of: logo, colors, type, spacing, motion and components, with their review.`,
      view: <DesignSystem theme="v1" path="/design-system" />,
      hasFrame: true,
    };
  }
  const page = componentPages.find(({ id }) => id === rest);
  return (
    page && {
      title: `${page.name}: Design System`,
      description: () => page.use,
      view: <ComponentView page={page} />,
      hasFrame: true,
    }
  );
});
export const { generateMetadata } = route;
export default route.Page;
