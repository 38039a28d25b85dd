import type { Payload } from 'payload';
import { z } from 'zod';
import { tablesOf } from '@/payload/version-tables';
import { staffEndpoint } from '../endpoint';

/** The pages with the two shortest paths, in that order, and how many there are. */
export type SectionUse = { titles: string[]; count: number };

/** Published pages by kind of section. */
export type SectionUses = Record<string, SectionUse>;

const rows = z.array(z.object({ kind: z.string(), titles: z.array(z.string()), count: z.number() }));

/** On which published pages each kind of section is. Variants and hidden sections count; translations are their original. */
export async function findSectionUses({ db }: Payload): Promise<SectionUses> {
  const { documents } = tablesOf('pages');
  const found = await db.pool.query(
    `select kind, (array_agg(title order by length(path), path))[1:2] as titles, count(*)::int as count
       from (select distinct on (kind, coalesce(t.translation_of_id, t.id)) t.title, t.path, section ->> 'blockType' as kind
               from payload."${documents}" t, jsonb_array_elements(t.blocks) section
              where t._status = 'published' and t.deleted_at is null and jsonb_typeof(t.blocks) = 'array'
              order by kind, coalesce(t.translation_of_id, t.id), t.translation_of_id nulls first) uses
      where kind is not null
      group by kind`,
  );
  return Object.fromEntries(rows.parse(found.rows).map(({ kind, ...use }) => [kind, use]));
}

/** `GET /api/section-uses`: for the section drawer. */
export const sectionUsesEndpoint = staffEndpoint({
  method: 'get',
  path: '/section-uses',
  can: 'write',
  work: async ({ payload }) => ({ uses: await findSectionUses(payload) }),
});
