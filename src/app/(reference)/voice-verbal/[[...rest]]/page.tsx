import type { Metadata } from 'next';
import { NotFoundView } from '@/components/documents/not-found-view';
import { Frame } from '@/components/layout/frame';
import { VoicePage } from '@/components/reference/voice/voice-page';
import { getGlobal } from '@/data/globals';

/** Rendered on first demand: the frame comes from the CMS, and the build has no database. */
export const dynamic = 'force-static';
export const dynamicParams = true;
export const generateStaticParams = () => [];

type Props = { params: Promise<{ rest?: string[] }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ rest }, { name }] = await Promise.all([params, getGlobal('site-settings')]);
  return rest
    ? { title: `Page not found | ${name}` }
    : {
        title: `Voice and Verbal Identity | ${name}`,
        description: 'The frame of the voice and verbal identity guide. Its text is a placeholder.',
      };
}

/** `/voice-verbal` */
export default async function VoiceRoute({ params }: Props) {
  const { rest } = await params;
  const path = ['/voice-verbal', ...(rest ?? [])].join('/');
  return <Frame path={path}>{rest ? <NotFoundView path={path} /> : <VoicePage />}</Frame>;
}
