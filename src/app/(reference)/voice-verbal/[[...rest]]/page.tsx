import { referenceRoute } from '@/reference/views/reference-route';
import { VoicePage } from '@/reference/views/voice/voice-page';

export const dynamic = 'force-static';
export const dynamicParams = true;
export const generateStaticParams = () => [];

const route = referenceRoute('/voice-verbal', (rest) =>
  rest === ''
    ? {
        title: 'Voice and Verbal Identity',
        description: () => 'The frame of the voice and verbal identity guide. Its text is a placeholder.',
        view: <VoicePage />,
      }
    : undefined,
);
export const { generateMetadata } = route;
export default route.Page;
