import { referenceRoute } from '@/reference/views/reference-route';
import { TreatmentsPage } from '@/reference/views/treatments/treatments-page';

export const dynamic = 'force-static';
export const dynamicParams = true;
export const generateStaticParams = () => [];

const route = referenceRoute('/container-treatments', (rest) =>
  rest === ''
    ? {
        title: 'Container Treatments',
        description: () => 'Fourteen ways to hold content together, each with its CSS.',
        view: <TreatmentsPage />,
      }
    : undefined,
);
export const { generateMetadata } = route;
export default route.Page;
