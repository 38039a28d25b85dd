import type { Transfer } from '@payload-types';
import type { PayloadRequest } from 'payload';
import type { Values } from '@/fields/walk';
import type { ContentCollection } from '@/lib/content-collections';
import { idOf } from '@/lib/id-of';
import { keyOf, lockRelease, saveMembers } from '@/plugins/releases/api';
import { atOnce } from '@/publishing/at-once';
import { audit } from '@/staff/audit/audit';
import { asItsOwnForm } from '@/staff/editorial/own-form';
import { refuse } from '@/staff/endpoint';
import { findAsSite } from '@/staff/find-as-site';
import { newestOf } from '@/staff/newest-of';
import { trash } from '@/staff/trash';
import { contentOf, fieldsIn, fingerprintOf } from './content';
import { inTurn, partOfTransfer, turnOf } from './write';

type Entry = NonNullable<Transfer['documents']>[number];

/** What was left as it is, and why. */
export type Undone = { left: { title: string; reason: string }[] };

export const leftOf = ({ left }: Transfer): Undone['left'] => (left as Undone['left'] | null | undefined) ?? [];

const GONE = 'The transfer does not exist.';

const contextOf = ({ fromName, fromAddress }: Transfer) =>
  partOfTransfer({ from: { name: fromName, address: fromAddress } });

const placeOf = ({ collection, document }: Entry) => ({ collection: collection as ContentCollection, id: document });

type Now = 'as sent' | 'as before' | 'gone' | 'changed' | 'published';

/** How a document is now, beside what the transfer left and what was there before. */
async function nowOf(req: PayloadRequest, entry: Entry): Promise<{ now: Now; newest?: Values }> {
  const fields = fieldsIn(req.payload, placeOf(entry).collection);
  const newest = (await newestOf(req.payload, placeOf(entry), req)) as (Values & { id: string }) | null;
  if (!newest) return { now: 'gone' };
  const fingerprint = fingerprintOf(fields, newest);
  if (entry.before && fingerprint === fingerprintOf(fields, entry.before as object))
    return { now: 'as before', newest };
  if (fingerprint !== entry.fingerprint) return { now: 'changed', newest };
  return { now: newest._status === 'published' ? 'published' : 'as sent', newest };
}

const reasons: Partial<Record<Now, string>> = {
  gone: 'It was deleted since.',
  changed: 'It was changed since, and stays as it is.',
  published: 'It was published since, and stays as it is.',
};

/** The drafts that were there before: all at once. Returns those that were left. */
async function putBack(req: PayloadRequest, transfer: Transfer): Promise<Undone['left']> {
  const left: Undone['left'] = [];
  for (const entry of transfer.documents ?? []) {
    if (entry.kind !== 'changed') continue;
    const { now, newest } = await nowOf(req, entry);
    const reason = reasons[now];
    if (reason) left.push({ title: entry.title, reason });
    if (now !== 'as sent' || !newest) continue;
    const place = placeOf(entry);
    const content = contentOf(fieldsIn(req.payload, place.collection), entry.before as object, 'update');
    await req.payload.update({
      ...{ depth: 0, overrideAccess: false, context: contextOf(transfer), req },
      collection: place.collection as 'pages',
      id: place.id,
      draft: true,
      data: { ...content, ...asItsOwnForm(), updatedAt: newest.updatedAt, _status: 'draft' } as never,
    });
  }
  return left;
}

/** Documents that are in the open release stay members only if they stay as they are. */
async function leaveRelease(req: PayloadRequest, transfer: Transfer, kept: ReadonlySet<string>): Promise<void> {
  const id = idOf(transfer.release);
  const release = id ? await findAsSite(req, 'releases', id) : null;
  if (release?.state !== 'open') return;
  const sent = new Set((transfer.documents ?? []).map(({ document }) => document));
  await saveMembers(req, release.id, (places) =>
    places.filter((place) => !sent.has(keyOf(place)) || kept.has(keyOf(place))),
  );
}

/** Each by itself, last ones first: a document that others lead to can go once they have. */
async function trashCreated(req: PayloadRequest, transfer: Transfer): Promise<Undone['left']> {
  const left: Undone['left'] = [];
  const gone = (place: Parameters<typeof trash>[1]) => trash(req, place, turnOf(transfer), contextOf(transfer));
  for (const entry of (transfer.documents ?? []).toReversed()) {
    if (entry.kind !== 'new') continue;
    const { now } = await nowOf(req, entry);
    if (now === 'gone') continue;
    const reason = reasons[now] ?? (await gone(placeOf(entry)));
    if (reason) left.push({ title: entry.title, reason });
  }
  for (const { picture, filename, isNew } of transfer.pictures ?? []) {
    const reason = isNew && (await gone({ collection: 'media', id: picture }));
    if (reason) left.push({ title: filename, reason });
  }
  return left;
}

/**
 * Puts back the drafts that were there, and moves what was created to the trash; what somebody has changed or published
 * since is left. What is undone already stays so.
 */
export async function undoTransfer(req: PayloadRequest, id: string): Promise<Undone> {
  const find = async () => (await findAsSite(req, 'transfers', id, { showHiddenFields: true })) ?? refuse(404, GONE);
  const found = await find();
  if (found.state === 'undone') return { left: leftOf(found) };
  const changed = await atOnce(req, async () => {
    await inTurn(req, found);
    const release = idOf(found.release);
    // Before its documents, as where it is published: otherwise the two could wait for each other.
    if (release) await lockRelease(req, release);
    const left = await putBack(req, found);
    const names = new Set(left.map(({ title }) => title));
    const kept = (found.documents ?? []).filter(({ title }) => names.has(title)).map(({ document }) => document);
    await leaveRelease(req, found, new Set(kept));
    return left;
  });
  const left = [...changed, ...(await trashCreated(req, found))];
  await atOnce(req, async () => {
    await inTurn(req, found);
    // The same request, sent twice.
    if ((await find()).state === 'undone') return;
    await req.payload.update({
      collection: 'transfers',
      id,
      data: { state: 'undone', left },
      depth: 0,
      overrideAccess: true,
      req,
    });
    const detail = `Undone${left.length > 0 ? `, without ${left.map(({ title }) => title).join(', ')}` : ''}`;
    await audit(req, { action: 'transfer', title: found.title, collection: 'transfers', document: id, detail });
  });
  return { left };
}
