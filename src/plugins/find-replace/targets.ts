import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { can, savesOnlyDrafts } from '@/access/roles';
import { schemaIn } from '@/fields/schema-in';
import {
  type ContentCollection,
  type ContentGlobal,
  contentCollections,
  contentGlobals,
} from '@/lib/content-collections';
import { type Text, textsOf } from '@/search/texts';

/** A document or global with drafts. Patterns and media have none, so nothing is replaced there. */
export type Target = { collection: ContentCollection; id: string } | { global: ContentGlobal };

export const targetSchema: z.ZodType<Target> = z.union([
  z.object({ collection: z.enum(contentCollections), id: z.uuid() }),
  z.object({ global: z.enum(contentGlobals) }),
]);

export function placesToChange(req: PayloadRequest): readonly string[] {
  if (can(req, 'publish')) return [...contentCollections, ...contentGlobals];
  return savesOnlyDrafts(req) ? contentCollections : [];
}

export const targetOf = ({ place, document }: { place: string; document: string }): Target | undefined =>
  targetSchema.safeParse(place === document ? { global: place } : { collection: place, id: document }).data;

export type Newest = { document: object & { updatedAt: string; path?: string | null }; texts: Text[] };

/** Undefined if this person may not read it. */
export async function readNewest(req: PayloadRequest, target: Target): Promise<Newest | undefined> {
  const shared = { draft: true, depth: 0, overrideAccess: false, req } as const;
  const document =
    'global' in target
      ? await req.payload.findGlobal({ slug: target.global, ...shared })
      : await req.payload.findByID({ ...target, disableErrors: true, ...shared });
  if (!document?.updatedAt) return undefined;
  return {
    document: { ...document, updatedAt: document.updatedAt },
    texts: textsOf(req.payload, schemaIn(req.payload, target).fields, document),
  };
}
