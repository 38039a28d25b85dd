import type { Payload } from 'payload';
import { can } from '@/access/roles';
import { SendDocumentItem, SendReleaseLink, SendSelectedItem } from './send-items';

type Props = { payload: Payload; user?: object | null };

/** Until an admin has stored another site, nothing is offered. */
async function isOffered({ payload, user }: Props): Promise<boolean> {
  if (!can({ user }, 'publish')) return false;
  const { totalDocs } = await payload.count({ collection: 'transfer-targets', overrideAccess: true });
  return totalDocs > 0;
}

export async function SendSelected(props: Props & { collectionSlug?: string }) {
  return (await isOffered(props)) ? <SendSelectedItem /> : null;
}

export async function SendDocument(props: Props) {
  return (await isOffered(props)) ? <SendDocumentItem /> : null;
}

export async function SendRelease(props: Props) {
  return (await isOffered(props)) ? <SendReleaseLink /> : null;
}
