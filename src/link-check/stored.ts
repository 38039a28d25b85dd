import type { PayloadRequest } from 'payload';
import type { ContentCollection } from '../lib/content-collections';

/** A broken link as it is written down. */
export type Broken = {
  title: string;
  address: string;
  reason: string;
  place: string;
  document?: { relationTo: ContentCollection; value: string };
  global?: string;
};

/** What the last check came to. */
export type LastCheck = { at: string; checked: number; broken: number; unknown: number };

/** Where the last check is kept. */
export const LINK_CHECK = 'link-check';

/** When links were checked last, and what came of it; null before the first time. */
export const lastCheck = (req: PayloadRequest): Promise<LastCheck | null> => req.payload.kv.get<LastCheck>(LINK_CHECK);

const identity = ({ document, global, place, address }: Broken) =>
  JSON.stringify([document?.relationTo, document?.value, global, place, address]);

/** Each broken link once: running text is one place, and may hold the same link twice. */
export const unique = (broken: Broken[]): Broken[] => [
  ...new Map(broken.map((link) => [identity(link), link])).values(),
];

/** Writes down what is broken now, each once: what stays keeps its first day, what was mended or is there twice goes. */
export async function keepBroken(req: PayloadRequest, broken: Broken[], check: LastCheck): Promise<void> {
  const { payload } = req;
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
