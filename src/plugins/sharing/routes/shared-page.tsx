import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { Frame } from '@/components/layout/frame';
import { cms } from '@/data/cms';
import { pathOf } from '@/lib/content-collections';
import { languageOf } from '@/lib/languages';
import { sectionsOf, threadsOfLink } from '@/plugins/comments/api';
import { findShared } from '../find-shared';
import { withPlaces } from '../guest-places';
import { findRecorded } from '../recorded';
import { ShareBar } from '../site/share-bar';
import { SharedDocument } from '../site/shared-document';

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
  const own = 'document' in found ? await withPlaces(found, found.document) : undefined;
  const document = own?.document ?? {};
  const path = pathOf(document) ?? '/';
  return (
    <>
      <Frame path={path} language={languageOf(document)}>
        {'view' in found ? found.view : <SharedDocument collection={found.collection} document={document} />}
      </Frame>
      <ShareBar
        action={`/share/${token}/answer`}
        what={'what' in found ? found.what : 'Draft'}
        expiresAt={found.expiresAt}
        version={found.version}
        recorded={await findRecorded(found, answer)}
        problem={problem}
        sections={sectionsOf(payload, { collection: found.collection, document })}
        threads={await threadsOfLink(payload, found.link.id, document)}
        places={own?.places ?? []}
      />
    </>
  );
}
