import type { Payload } from 'payload';
import { digestOf, latestOfDocument } from '@/plugins/sharing/api';
import type { SharedView } from '@/seams/site';
import { findAsSite } from '@/staff/find-as-site';
import { releaseForGuests } from './for-guests';

/** Changes with the versions of its documents and with what it contains. */
async function digestOfRelease(payload: Payload, id: string): Promise<string | undefined> {
  const release = await findAsSite({ payload }, 'releases', id);
  if (!release) return undefined;
  const parts: unknown[] = [release.redirects ?? []];
  for (const { relationTo, value } of release.documents ?? []) {
    const document = typeof value === 'string' ? value : value.id;
    parts.push(document, (await latestOfDocument(payload, relationTo, document))?.digest);
  }
  for (const slug of release.globals ?? []) {
    const draft = await payload.findGlobal({ slug, draft: true, depth: 0, overrideAccess: true });
    parts.push(slug, digestOf(draft));
  }
  return digestOf({ parts });
}

/** A release is shared as the whole site that it makes. */
export const sharedRelease: SharedView = {
  collection: 'releases',
  what: 'Release',
  show: async (payload, id, token) => {
    const release = await releaseForGuests(payload, id);
    return release && (await import('./site/release-cover')).ReleaseCover({ ...release, token });
  },
  digestOf: digestOfRelease,
};
