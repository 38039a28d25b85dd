import { IconLibraryPage } from '@/reference/views/icons/icon-library-page';
import { referenceRoute } from '@/reference/views/reference-route';
import { SensorPage } from '@/reference/views/sensor/sensor-page';

export const dynamic = 'force-static';
export const dynamicParams = true;
export const generateStaticParams = () => [];

/** Decisions, "Routes". */
const route = referenceRoute('/perception-icon', (rest) => {
  if (rest === '') {
    return {
      title: 'Awareness Field Sensor',
      description: () => 'The eye of the brand, drawn from its parameters: six signals, four rings, one stroke.',
      view: <SensorPage />,
    };
  }
  if (rest === 'library') {
    return {
      title: 'Icon Library',
      description: () => 'Twenty-two icons from one geometry of rings and nodes, with the tokens they are exported as.',
      view: <IconLibraryPage />,
    };
  }
  return undefined;
});
export const { generateMetadata } = route;
export default route.Page;
