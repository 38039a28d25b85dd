import { z } from 'zod';
import { contentCollections, contentGlobals } from '@/lib/content-collections';
import { pathCollections, pathSchema } from '@/lib/paths';

export const framedSchema = z.union(
  [z.object({ collection: z.enum(pathCollections), id: z.uuid() }), z.object({ path: pathSchema })],
  'A preview needs a path, or a collection and an id.',
);
export type Framed = z.infer<typeof framedSchema>;

/** Unsaved values of the form, without review fields, which no page shows. */
export const typedSchema = z.object({
  target: z.union([
    z.object({ collection: z.enum(contentCollections), id: z.uuid() }),
    z.object({ global: z.enum(contentGlobals) }),
  ]),
  data: z.record(z.string(), z.unknown()),
});
