import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { Frame } from '@/components/layout/frame';
import { cms } from '@/data/cms';
import { languageOf } from '@/lib/languages';
import { sectionsOf, threadsOfLink } from '@/plugins/comments/guests';
import { ReleaseCover } from '@/plugins/releases/site/release-cover';
import { findShared } from '@/plugins/sharing/find-shared';
import { findRecorded } from '@/plugins/sharing/recorded';
import { ShareBar } from '@/plugins/sharing/site/share-bar';
import { SharedDocument } from '@/plugins/sharing/site/shared-document';

export const dynamic = 'force-dynamic';

type Props = PageProps<'/share/[token]'>;

const shared = cache(findShared);

export const metadata: Metadata = {
  title: 'Draft',
  robots: { index: false, follow: false },
  // The URL is the only credential for the draft; `no-referrer` would make the form's origin opaque.
  referrer: 'same-origin',
};

export default async function SharedPage({ params, searchParams }: Props) {
  const { token } = await params;
  const found = await shared(token);
  // Separate pages, because this one cannot declare a status (src/delivery/html/status.ts).
  if (typeof found === 'string') redirect(`/share/none/${found}`);
  const { answer, problem } = await searchParams;
  const payload = await cms();
  const path = 'path' in found.document && typeof found.document.path === 'string' ? found.document.path : '/';
  return (
    <>
      <Frame path={path} language={languageOf(found.document)}>
        {found.collection === 'releases' ? (
          <ReleaseCover {...found.document} token={token} />
        ) : (
          <SharedDocument collection={found.collection} document={found.document} />
        )}
      </Frame>
      <ShareBar
        action={`/share/${token}/answer`}
        what={found.collection === 'releases' ? 'Release' : 'Draft'}
        expiresAt={found.expiresAt}
        version={found.version}
        recorded={await findRecorded(found, answer)}
        problem={problem}
        sections={sectionsOf(payload, found)}
        threads={await threadsOfLink(payload, found.link.id)}
      />
    </>
  );
}
