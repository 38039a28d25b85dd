import type { Endpoint } from 'payload';
import { RESTORING } from '../audit/content-hooks';
import type { ContentGlobal } from '../lib/content-collections';

/**
 * Payload restores a global's version over the published one even when it is restored as a draft, or was one: the
 * navigation would disappear from the site. Here such a version becomes the newest draft.
 */
export const restoreGlobal = (slug: string): Endpoint => ({
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const shared = { slug: slug as ContentGlobal, depth: 0, overrideAccess: false, req } as const;
    const { version } = await req.payload.findGlobalVersionByID({ ...shared, id: String(req.routeParams?.id) });
    const draft = req.searchParams.get('draft') === 'true' || version._status !== 'published';
    const data = { ...version, _status: draft ? 'draft' : 'published' } as const;
    const context = { [RESTORING]: true };
    const doc = await req.payload.updateGlobal({ ...shared, data, draft, context });
    return Response.json({ doc, message: req.t('version:restoredSuccessfully') });
  },
});
