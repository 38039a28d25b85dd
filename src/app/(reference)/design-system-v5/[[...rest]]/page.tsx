import { DesignSystem } from '@/reference/views/design-system/design-system';
import { referenceRoute } from '@/reference/views/reference-route';

export const dynamic = 'force-static';
export const dynamicParams = true;
export const generateStaticParams = () => [];

/** The reference in its revised theme (content document, section 2). */
const route = referenceRoute('/design-system-v5', (rest) =>
  rest === ''
    ? {
        title: 'Design System V5',
        description: (company) =>
          `What ${company} is made of: logo, colors, type, spacing, motion and components, with their review.`,
        view: <DesignSystem theme="v5" path="/design-system-v5" />,
        hasFrame: true,
      }
    : undefined,
);
export const { generateMetadata } = route;
export default route.Page;
