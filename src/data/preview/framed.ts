import { z } from 'zod';
import { contentCollections, contentGlobals } from '@/lib/content-collections';
import { pathCollections, pathSchema } from '@/lib/paths';

/** Shown by id: pages, and forms alone. */
export const framedCollections = [...pathCollections, 'forms'] as const;
export type FramedCollection = (typeof framedCollections)[number];

const NEEDED = 'A preview needs a path, or a collection and an id.';

export const framedSchema = z.union(
  [z.object({ collection: z.enum(framedCollections), id: z.uuid() }), z.object({ path: pathSchema })],
  NEEDED,
);
export type Framed = z.infer<typeof framedSchema>;

/** One section of a stored page, for pictures of it before and after. */
const framedSectionSchema = z.object({
  id: z.uuid(),
  section: z.string().min(1).max(64),
  version: z.enum(['published', 'newest']),
});
export type FramedSection = z.infer<typeof framedSectionSchema>;

export const frameQuerySchema = z.union([framedSectionSchema, framedSchema], NEEDED);

/** Unsaved values of the form, without review fields, which no page shows. */
export const typedSchema = z.object({
  target: z.union([
    z.object({ collection: z.enum(contentCollections), id: z.uuid() }),
    z.object({ global: z.enum(contentGlobals) }),
  ]),
  data: z.record(z.string(), z.unknown()),
});
