import { DesignSystem } from '@/reference/views/design-system/design-system';
import { referenceRoute } from '@/reference/views/reference-route';

export const dynamic = 'force-static';
export const dynamicParams = true;
export const generateStaticParams = () => [];

/** The reference (content document, section 2). */
const route = referenceRoute('/design-system', (rest) =>
  rest === ''
    ? {
        title: 'Design System',
        description: (company) =>
          `What ${company} is made of: logo, colors, type, spacing, motion and components, with their review.`,
        view: <DesignSystem theme="v1" path="/design-system" />,
        hasFrame: true,
      }
    : undefined,
);
export const { generateMetadata } = route;
export default route.Page;
