import type { Payload } from 'payload';
import { type ContentCollection, contentCollections } from '@/lib/content-collections';
import { DAY_MS } from '@/lib/day';
import { ofVersion, tablesOf } from '@/payload/version-tables';
import { listAsSite } from '@/staff/find-as-site';

/** The newest versions are in tables of their own; one statement reads them all. */
const tables = contentCollections
  .map((collection) => {
    const title = ofVersion(collection === 'leaders' ? 'name' : 'title');
    const editorial = (name: string) => ofVersion(`editorial_${name}`);
    return `select '${collection}' as collection, parent_id as id, ${title} as title,
      ${editorial('state')}::text as state, ${editorial('note')} as note,
      ${editorial('submitted_by_id')} as by, ${editorial('submitted_at')} as at
      from payload.${tablesOf(collection).versions}
      where latest and ${ofVersion('deleted_at')} is null and ${editorial('state')} in ('submitted', 'returned')`;
  })
  .join(' union all ');

const WAITING = `
  select drafts.collection, drafts.id, coalesce(drafts.title, 'Untitled') as title, drafts.state, drafts.note,
    drafts.at, users.name as by
  from (${tables}) as drafts left join payload.users on users.id = drafts.by
  where case when $1::uuid is null then drafts.state = 'submitted' else drafts.by = $1::uuid end
  order by drafts.state, drafts.at limit 50`;

export type Waiting = {
  collection: ContentCollection;
  id: string;
  title: string;
  state: 'submitted' | 'returned';
  note: string | null;
  at: string | null;
  by: string | null;
};

type Row = Omit<Waiting, 'at'> & { at: Date | null };

const pool = (payload: Payload) => payload.db.pool;

/** Submitted drafts; with `author` only theirs, including returned ones. */
export async function readWaiting(payload: Payload, author: string | null): Promise<Waiting[]> {
  const { rows } = await pool(payload).query<Row>(WAITING, [author]);
  return rows.map((row) => ({ ...row, at: row.at?.toISOString() ?? null }));
}

const NOTICE_DAYS = 14;

export type Closing = { id: string; title: string; lastDay: string };

/** Published jobs whose last day for applications is in the next two weeks, the next one first. */
export async function readClosing(payload: Payload, now = new Date()): Promise<Closing[]> {
  const until = new Date(now.getTime() + NOTICE_DAYS * DAY_MS);
  const docs = await listAsSite({ payload }, 'jobs', {
    where: {
      and: [
        { _status: { equals: 'published' } },
        { validThrough: { greater_than_equal: now.toISOString().slice(0, 10) } },
        { validThrough: { less_than_equal: until.toISOString() } },
      ],
    },
    select: { title: true, validThrough: true },
    sort: 'validThrough',
    limit: 50,
  });
  return docs.flatMap(({ id, title, validThrough }) => (validThrough ? [{ id, title, lastDay: validThrough }] : []));
}
