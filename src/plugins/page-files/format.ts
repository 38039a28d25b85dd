import { z } from 'zod';
import { idsIn } from '@/staff/carried/ids';
import { pictureWords } from '@/staff/carried/pictures';

/** A document in another installation, by a field that both share. */
const reference = z.object({ collection: z.string().max(40), field: z.string().max(40), value: z.string().max(300) });

const picture = z.object({ ...pictureWords, data: z.string() });

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
