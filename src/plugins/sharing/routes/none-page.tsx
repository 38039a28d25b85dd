import type { Metadata } from 'next';
import { cms } from '@/data/cms';
import { hasCapability } from '@/seams/capability';
import { SitePage } from '@/site/documents/site-page';
import { notFoundMetadata } from '@/site/seo/metadata';
import { NoDraft } from '../site/no-draft';

const reasons = {
  over: {
    status: 410,
    heading: 'This draft is no longer shared',
    text: 'The link has expired or was withdrawn. Ask the person who sent it to you for a new one.',
  },
  unknown: {
    status: 404,
    heading: 'This link is not one of ours',
    text: 'Perhaps a part of it is missing. Open it from the message it came in, or ask for it again.',
  },
} as const;

const isThere = async () => hasCapability(await cms(), 'sharing');

export const generateMetadata = async (): Promise<Metadata> =>
  (await isThere()) ? { title: 'Draft not available', robots: { index: false, follow: false } } : notFoundMetadata();

export default async function NonePage({ params }: PageProps<'/share/none/[why]'>) {
  const { why } = await params;
  // The route stays when the capability is taken out.
  if (!(await isThere())) return <SitePage path={`/share/none/${why}`} />;
  const { status, heading, text } = why === 'over' ? reasons.over : reasons.unknown;
  return (
    <NoDraft status={status} heading={heading}>
      {text}
    </NoDraft>
  );
}
