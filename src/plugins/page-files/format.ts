import { z } from 'zod';
import { mediaTypes } from '@/lib/file-types';

/** Videos would make it too large. */
export const packed = mediaTypes.filter(({ kind }) => kind !== 'video').map(({ type }) => type);

/** A document in another installation, by a field that both share. */
const reference = z.object({ collection: z.string().max(40), field: z.string().max(40), value: z.string().max(300) });

const picture = z.object({
  filename: z.string().max(200),
  mimeType: z.enum(packed),
  alt: z.string().max(300).nullish(),
  decorative: z.boolean().nullish(),
  focalX: z.number().nullish(),
  focalY: z.number().nullish(),
  data: z.string(),
});

/** Counted before they are read: each costs a query or an upload. */
const atMost = <T extends z.ZodType>(count: number, what: string, entry: T) =>
  z
    .custom<object>(
      (entries) => typeof entries === 'object' && entries !== null && Object.keys(entries).length <= count,
      `The page refers to more than ${count} ${what}. Split the page.`,
    )
    .pipe(z.record(z.uuid(), entry));

const MOST_IDS = 500;

/** A page as a file. `references` and `pictures` are keyed by the ids in `page`, which differ between installations. */
export const pageFile = z.object({
  format: z.literal('alethia-page', { error: 'This is not an exported page.' }),
  version: z.literal(1, { error: 'This file was made by a newer version of the site.' }),
  page: z
    .object({
      title: z.string().max(120),
      path: z.string().max(200),
      blocks: z.array(z.looseObject({ blockType: z.string().max(60) })).max(200),
      meta: z.record(z.string(), z.unknown()).nullish(),
    })
    .refine((page) => idsIn(page).length <= MOST_IDS, `The page has more than ${MOST_IDS} ids. Split the page.`),
  references: atMost(500, 'documents', reference),
  pictures: atMost(200, 'pictures', picture),
});
export type PageFile = z.infer<typeof pageFile>;

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Ids are UUIDs, and nothing else is. */
export const idsIn = (value: unknown): string[] => [...new Set(JSON.stringify(value).match(UUID) ?? [])];

export function withIds<T>(value: T, ids: ReadonlyMap<string, string>): T {
  return JSON.parse(JSON.stringify(value).replace(UUID, (id) => ids.get(id) ?? id)) as T;
}
