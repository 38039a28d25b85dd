import { type Endpoint, type PayloadRequest, restoreVersionOperation } from 'payload';
import type { ContentCollection } from '@/lib/content-collections';
import { findAsSite } from '../find-as-site';

export const RESTORED = 'The version is now the newest draft. Visitors do not see it until it is published.';

type Document = { id: string; path?: string | null };
type Live = { path?: string | null; _status?: string | null };

async function livePath(req: PayloadRequest, collection: ContentCollection, id: string) {
  const live: Live | null = await findAsSite(req, collection, id);
  return live?._status === 'published' ? live.path : undefined;
}

/** Payload would publish a restored version at once, and rename the page. Here it becomes the newest draft. */
export const restoreAsDraft = (slug: string): Endpoint => ({
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const name = slug as ContentCollection;
    const collection = req.payload.collections[name];
    const id = String(req.routeParams?.id);
    // Not `payload.restoreVersion`: that leaves `draft` out, and publishes.
    const doc: Document = await restoreVersionOperation({ collection, id, draft: true, depth: 0, req });
    const live = await livePath(req, name, doc.id);
    const renames = live && doc.path && live !== doc.path;
    const message = renames ? `${RESTORED} Publishing it will move the page from ${live} to ${doc.path}.` : RESTORED;
    return Response.json({ ...doc, message });
  },
});
