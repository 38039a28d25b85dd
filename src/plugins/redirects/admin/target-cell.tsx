import type { Payload } from 'payload';
import { z } from 'zod';
import { contentCollections } from '@/lib/content-collections';
import { findAsSite } from '@/staff/find-as-site';

const row = z.object({
  to: z.object({
    kind: z.string().nullish(),
    address: z.string().nullish(),
    document: z.object({ relationTo: z.enum(contentCollections), value: z.unknown() }).nullish(),
  }),
});

const published = z.object({ path: z.string(), _status: z.literal('published') });
const withId = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);

/** Reviewers read the list too, but must not see the paths of drafts. */
export async function TargetCell({ rowData, payload }: { rowData?: unknown; payload: Payload }) {
  const to = row.safeParse(rowData).data?.to;
  if (to?.kind === 'address') return <span>{to.address || '–'}</span>;
  const id = withId.safeParse(to?.document?.value).data;
  if (!to?.document || !id) return <span>–</span>;
  const found = await findAsSite({ payload }, to.document.relationTo, id);
  return <span>{published.safeParse(found).data?.path ?? 'Not published'}</span>;
}
