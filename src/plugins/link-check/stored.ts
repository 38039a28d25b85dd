import type { Payload, PayloadRequest } from 'payload';
import type { ContentCollection } from '@/lib/content-collections';
import { serialise } from '@/staff/editorial/no-silent-overwrite';

export type Broken = {
  title: string;
  address: string;
  reason: string;
  place: string;
  document?: { relationTo: ContentCollection; value: string };
  global?: string;
};

export type LastCheck = { at: string; checked: number; broken: number; unknown: number };

const LINK_CHECK = 'link-check';

export const lastCheck = (payload: Payload): Promise<LastCheck | null> => payload.kv.get<LastCheck>(LINK_CHECK);

const identity = ({ document, global, place, address }: Broken) =>
  JSON.stringify([document?.relationTo, document?.value, global, place, address]);

/** Rich text is one place and may contain the same link twice. */
export const unique = (broken: Broken[]): Broken[] => [
  ...new Map(broken.map((link) => [identity(link), link])).values(),
];

/** Known links keep the day they were found; fixed ones are deleted. In a transaction. */
export async function keepBroken(req: PayloadRequest, broken: Broken[], check: LastCheck): Promise<void> {
  const { payload } = req;
  // Another process may have checked at the same moment.
  await serialise(req, 'broken links');
  const shared = { collection: 'broken-links', depth: 0, overrideAccess: true, req } as const;
  const { docs } = await payload.find({ ...shared, pagination: false });
  const before = new Map(
    docs.map((row) => [
      identity({ ...row, document: row.document ?? undefined, global: row.global ?? undefined } as Broken),
      row,
    ]),
  );
  const kept = new Set<string>();
  for (const link of broken) {
    const known = before.get(identity(link));
    if (known) kept.add(known.id);
    if (!known) await payload.create({ ...shared, data: { ...link, firstSeen: check.at } });
    else if (known.reason !== link.reason || known.title !== link.title) {
      await payload.update({ ...shared, id: known.id, data: { reason: link.reason, title: link.title } });
    }
  }
  const gone = docs.flatMap(({ id }) => (kept.has(id) ? [] : [id]));
  if (gone.length > 0) await payload.delete({ ...shared, where: { id: { in: gone } } });
  await payload.kv.set(LINK_CHECK, check);
}
