import type { FlattenedField, Payload } from 'payload';
import { z } from 'zod';
import { joined, textsOf } from './texts';

/** `place`: slug of the collection or global. `document`: its id, or the global's slug. */
export type Entry = {
  place: string;
  document: string;
  title: string;
  path: string;
  body: string;
  isHidden: boolean;
  editor: string | null;
  changedAt: string;
};

const stored = z.object({
  id: z.string(),
  name: z.string().nullish().catch(null),
  title: z.string().nullish().catch(null),
  filename: z.string().nullish().catch(null),
  path: z.string().nullish().catch(null),
  updatedAt: z.string().nullish().catch(null),
  lastEditor: z
    .union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
    .nullish()
    .catch(null),
  variantOf: z.unknown().optional(),
  meta: z.object({ hideFromSearch: z.boolean().nullish() }).nullish().catch(null),
});

type Source = { slug: string; flattenedFields: FlattenedField[]; fallbackTitle?: string };

/** `document`: as Payload reads it, at any depth. */
export function entryOf(payload: Pick<Payload, 'blocks'>, source: Source, document: object): Entry {
  const { id, name, title, filename, path, updatedAt, lastEditor, variantOf, meta } = stored.parse(document);
  const titled = name ? 'name' : 'title';
  const texts = textsOf(payload, source.flattenedFields, document).filter(({ field }) => field !== titled);
  return {
    place: source.slug,
    document: id,
    title: name || title || filename || source.fallbackTitle || 'Untitled',
    path: path ?? '',
    // Characters that Postgres cannot store never get this far.
    body: texts.map(joined).join('\n'),
    isHidden: meta?.hideFromSearch === true || Boolean(variantOf),
    editor: lastEditor ?? null,
    changedAt: updatedAt ?? new Date().toISOString(),
  };
}
