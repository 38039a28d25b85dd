import type { Metadata } from 'next';
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

export const metadata: Metadata = { title: 'Draft not available', robots: { index: false, follow: false } };

export default async function NonePage({ params }: PageProps<'/share/none/[why]'>) {
  const { status, heading, text } = (await params).why === 'over' ? reasons.over : reasons.unknown;
  return (
    <NoDraft status={status} heading={heading}>
      {text}
    </NoDraft>
  );
}
