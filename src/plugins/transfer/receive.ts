import type { Transfer } from '@payload-types';
import type { PayloadRequest } from 'payload';
import { idOf } from '@/lib/id-of';
import { atOnce } from '@/publishing/at-once';
import { audit } from '@/staff/audit/audit';
import { findAsSite } from '@/staff/find-as-site';
import { fieldsIn, fingerprintOf } from './content';
import type { Outcome, Parcel } from './parcel';
import { mayOverwrite, outcomesOf, type Plan, type PlannedDocument, planOf } from './plan';
import {
  addAllToRelease,
  inTurn,
  NotWritten,
  rehearsed,
  toWrite,
  type Written,
  writeDocuments,
  writePictures,
} from './write';

type Entry = NonNullable<Transfer['documents']>[number];

/** What a stored transfer has done. */
export function outcomeOf({ documents, pictures, release, releaseTitle }: Transfer): Outcome {
  const id = idOf(release);
  return {
    isMade: true,
    documents: (documents ?? []).map(({ collection, source, document, title, kind, changes }) => ({
      ...{ collection: collection as Outcome['documents'][number]['collection'], source, id: document, title, kind },
      changes: changes ? changes.split('\n') : [],
    })),
    pictures: (pictures ?? []).map(({ source, picture, filename, isNew }) => ({
      ...{ source, id: picture, filename, kind: isNew ? ('new' as const) : ('present' as const) },
    })),
    missing: [],
    ...(id && { release: { id, title: releaseTitle ?? '' } }),
  };
}

const countOf = (count: number, one: string) => (count === 1 ? `1 ${one}` : `${count} ${one}s`);

/** In the order in which they were written: undone from the end, each goes before those that it leads to. */
function entriesOf(req: PayloadRequest, { documents }: Plan, written: Written[]): Omit<Entry, 'id'>[] {
  const fingerprints = new Map(written.map(({ planned, fingerprint }) => [planned.sent.id, fingerprint]));
  const ranks = new Map(written.map(({ planned }, rank) => [planned.sent.id, rank]));
  const rankOf = ({ sent }: PlannedDocument) => ranks.get(sent.id) ?? -1;
  const inOrder = documents.toSorted((one, other) => rankOf(one) - rankOf(other));
  return inOrder.flatMap((one) => {
    const { sent, id, kind, changes, here } = one;
    const fingerprint = fingerprints.get(sent.id);
    if (!fingerprint && kind !== 'same') return [];
    const fields = fieldsIn(req.payload, sent.collection);
    return {
      ...{ collection: sent.collection, document: id, source: sent.id, title: sent.title },
      kind: kind === 'new' || kind === 'same' ? kind : ('changed' as const),
      changes: changes.join('\n'),
      fingerprint: fingerprint ?? fingerprintOf(fields, here?.values ?? {}),
      before: kind === 'same' ? null : ((here?.values ?? null) as Entry['before']),
    };
  });
}

async function record(req: PayloadRequest, plan: Plan, sent: Parcel, written: Written[], release: string | undefined) {
  const stored = await req.payload.create({
    collection: 'transfers',
    data: {
      id: sent.id,
      title: `${countOf(written.length, 'document')} from ${sent.from.name}`,
      fromName: sent.from.name,
      fromAddress: sent.from.address,
      by: req.user?.id,
      byName: req.user && 'name' in req.user ? req.user.name : undefined,
      state: 'made',
      release,
      releaseTitle: release ? sent.release : undefined,
      documents: entriesOf(req, plan, written) as Transfer['documents'],
      pictures: plan.pictures.map(({ source, id, filename, kind }) => ({
        ...{ source, picture: id, filename, isNew: kind === 'new' },
      })),
    },
    depth: 0,
    overrideAccess: true,
    req,
  });
  const detail = `Received ${countOf(written.length, 'document')} from ${sent.from.name}${release ? ` into the release “${sent.release}”` : ' as drafts'}`;
  await audit(req, { action: 'transfer', title: stored.title, collection: 'transfers', document: stored.id, detail });
  return stored;
}

/** What stands in the way: everything is made, or nothing. */
function obstacle(plan: Plan, parcel: Parcel): string | undefined {
  const stopping = plan.documents.filter(
    (one) => one.kind === 'refused' || (one.kind === 'conflict' && !mayOverwrite(one, parcel)),
  );
  const [first, ...others] = stopping;
  const more = others.length > 0 ? ` So do ${countOf(others.length, 'other document')}.` : '';
  if (first) return `“${first.sent.title}” stops the transfer. ${first.reason}${more} Nothing was written.`;
  const trashed = plan.pictures.find(({ kind }) => kind === 'refused');
  return trashed && `The picture ${trashed.filename} is in the trash there. Restore it first. Nothing was written.`;
}

export type Received = Outcome & { error?: string; isRepeated?: boolean };

const UNDONE = 'This transfer was undone there. Compare again to send once more.';

async function make(req: PayloadRequest, sent: Parcel): Promise<Received> {
  await inTurn(req, sent);
  const known = await findAsSite(req, 'transfers', sent.id, { showHiddenFields: true });
  if (known?.state === 'undone') return { ...outcomeOf(known), isMade: false, error: UNDONE };
  if (known) return { ...outcomeOf(known), isRepeated: true };
  const plan = await planOf(req, sent);
  const error = obstacle(plan, sent);
  if (error) return { ...outcomesOf(plan), isMade: false, missing: plan.missing, error };
  if (toWrite(plan, sent).length === 0)
    return { ...outcomesOf(plan), isMade: false, missing: [], error: 'All of these documents are the same there.' };
  await writePictures(req, plan.pictures);
  const written = await writeDocuments(req, plan, sent);
  const release = sent.release && (await addAllToRelease(req, written, sent.release));
  return outcomeOf(await record(req, plan, sent, written, release));
}

/** The plan and, unless it is a dry run, the transfer: all of it, or nothing. With the same id, it is made once. */
export async function receive(req: PayloadRequest, sent: Parcel): Promise<Received> {
  if (sent.dryRun) {
    const plan = await rehearsed(req, sent);
    return { ...outcomesOf(plan), isMade: false, missing: plan.missing };
  }
  try {
    return await atOnce(req, () => make(req, sent));
  } catch (error) {
    if (!(error instanceof NotWritten)) throw error;
    const title = sent.documents.find(({ id }) => id === error.source)?.title ?? '';
    const plan = await planOf(req, sent);
    const reason = `“${title}” stops the transfer. ${error.message} Nothing was written.`;
    return { ...outcomesOf(plan), isMade: false, missing: plan.missing, error: reason };
  }
}
