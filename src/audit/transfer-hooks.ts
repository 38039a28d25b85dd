import type { CollectionAfterChangeHook, Endpoint } from 'payload';
import { z } from 'zod';
import { hasRole } from '../access/roles';
import { audit } from './audit';

type Transfer = { id: string; collectionSlug?: string | null; format?: string | null; filename?: string | null };

const started =
  (action: 'export' | 'import'): CollectionAfterChangeHook<Transfer> =>
  async ({ doc, operation, req }) => {
    if (operation !== 'create') return doc;
    const collection = doc.collectionSlug ?? undefined;
    const detail = doc.format?.toUpperCase() ?? doc.filename ?? undefined;
    await audit(req, { action, title: collection, collection, detail });
    return doc;
  };

/** Writes down who had content written into a file. */
export const auditExport = started('export');

/** Writes down who read content from a file. */
export const auditImport = started('import');

const asked = z.object({
  data: z.object({ collectionSlug: z.string().max(80), format: z.string().max(10).optional() }),
});

/**
 * An endpoint of the plugin for import and export: for editors, as its files are. What the plugin sends at once is kept
 * nowhere, so here is where it is written down.
 */
export const guardedTransfer = (endpoint: Endpoint): Endpoint => ({
  ...endpoint,
  handler: async (req) => {
    if (!hasRole(req, 'admin', 'editor')) {
      return Response.json({ errors: [{ message: 'Import and export are for editors.' }] }, { status: 403 });
    }
    if (endpoint.path !== '/download') return endpoint.handler(req);
    const body: unknown = await req.json?.().catch(() => undefined);
    // The plugin reads the body, too, and it can be read once.
    const answer = await endpoint.handler(Object.assign(req, { json: async () => body }));
    const { data } = asked.safeParse(body).data ?? {};
    if (answer.ok && data) {
      const { collectionSlug, format } = data;
      const detail = format?.toUpperCase();
      await audit(req, { action: 'export', title: collectionSlug, collection: collectionSlug, detail });
    }
    return answer;
  },
});
