import type { Endpoint } from 'payload';
import type { ContentGlobal } from '@/lib/content-collections';
import { RESTORING } from '../audit/content-hooks';
import { RESTORED } from './restore-as-draft';

/** Payload would publish a restored version at once; here it becomes the newest draft. */
export const restoreGlobal = (slug: string): Endpoint => ({
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const shared = { slug: slug as ContentGlobal, depth: 0, overrideAccess: false, req } as const;
    const { version } = await req.payload.findGlobalVersionByID({ ...shared, id: String(req.routeParams?.id) });
    const data = { ...version, _status: 'draft' } as const;
    const context = { [RESTORING]: true };
    const doc = await req.payload.updateGlobal({ ...shared, data, draft: true, context });
    return Response.json({ doc, message: RESTORED });
  },
});
