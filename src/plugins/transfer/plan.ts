import type { CollectionSlug, FlattenedField, PayloadRequest, Where } from 'payload';
import { pathProblem } from '@/fields/path-problem';
import type { Values } from '@/fields/walk';
import type { ContentCollection } from '@/lib/content-collections';
import { languageOf } from '@/lib/languages';
import { isPathCollection } from '@/lib/paths';
import { releaseOf } from '@/plugins/releases/api';
import { withIds } from '@/staff/carried/ids';
import { idOf, isNamed, nameIn } from '@/staff/carried/names';
import { existingPicture } from '@/staff/carried/pictures';
import { changesInWords } from '@/staff/editorial/changes-in-words';
import { findAsSite } from '@/staff/find-as-site';
import { referencesOf } from '@/staff/references';
import { canonical, carriedFields, contentOf, fieldsIn, fingerprintOf, unknownFields, unknownKinds } from './content';
import { type Known, knownFrom } from './known';
import type { DocumentKind, DocumentOutcome, Parcel, PictureOutcome, SentDocument, SentPicture } from './parcel';

type Here = { id: string; values: Values; isTrashed: boolean };

export type PlannedDocument = {
  sent: SentDocument;
  /** The document of this site, if there is one. */
  here?: Here;
  id: string;
  /** With the ids of this site. */
  data: Values;
  kind: DocumentKind;
  now?: string;
  changes: string[];
  reason?: string;
};

export type PlannedPicture = PictureOutcome & { sent: SentPicture };

export type Plan = {
  documents: PlannedDocument[];
  pictures: PlannedPicture[];
  missing: { collection: string; id: string }[];
};

/** The newest version, from the trash too. */
async function newestHere(req: PayloadRequest, collection: ContentCollection, id: string): Promise<Here | undefined> {
  const values = (await findAsSite(req, collection as 'pages', id, { draft: true, trash: true })) as
    | (Values & { id: string })
    | null;
  return values ? { id: values.id, values, isTrashed: Boolean(values.deletedAt) } : undefined;
}

/** By its id, by what earlier transfers know, by its name. */
async function locate(req: PayloadRequest, sent: SentDocument, known: Known | undefined): Promise<Here | undefined> {
  const { collection, id, data } = sent;
  const same = await newestHere(req, collection, id);
  if (same) return same;
  const mapped = known && known.id !== id ? await newestHere(req, collection, known.id) : undefined;
  if (mapped) return mapped;
  const value = isNamed(collection) ? nameIn(collection, data) : '';
  const named = isNamed(collection) && value ? await idOf(req, { collection, value }) : undefined;
  return named ? newestHere(req, collection, named) : undefined;
}

async function planPicture(req: PayloadRequest, sent: SentPicture): Promise<PlannedPicture> {
  const { id, filename, mimeType, width, height, filesize } = sent;
  const found = await findAsSite(req, 'media', id, { trash: true });
  const planned = { sent, source: id, filename };
  if (found) return { ...planned, id, kind: found.deletedAt ? 'refused' : 'present' };
  const isPicture = mimeType.startsWith('image/');
  const measures: Where[] = isPicture
    ? [{ width: { equals: width ?? 0 } }, { height: { equals: height ?? 0 } }]
    : [{ filesize: { equals: filesize ?? 0 } }];
  const here = await existingPicture(req, sent, measures);
  return { ...planned, id: here ?? id, kind: here ? 'present' : 'new' };
}

type Reference = { collection: string; id: string };

/** The documents to which a document leads, by id. */
export const linkedFrom = (req: PayloadRequest, fields: FlattenedField[], data: object): Reference[] =>
  referencesOf(req.payload, fields, data).flatMap((one) =>
    one.kind === 'address' ? [] : [{ collection: one.collection, id: one.id }],
  );

/** Whether a document is here and not in the trash. */
async function exists(req: PayloadRequest, { collection, id }: Reference): Promise<boolean> {
  if (!(collection in req.payload.collections)) return false;
  const { totalDocs } = await req.payload.count({
    collection: collection as CollectionSlug,
    where: { id: { equals: id } },
    overrideAccess: true,
    req,
  });
  return totalDocs > 0;
}

const listed = (names: string[]) => names.map((name) => `“${name}”`).join(', ');

async function pathFault(req: PayloadRequest, { sent, id, here, data }: PlannedDocument): Promise<string | undefined> {
  const { collection } = sent;
  if (!isPathCollection(collection) || typeof data.path !== 'string') return undefined;
  const language = languageOf({ ...data, language: here?.values.language ?? data.language });
  return pathProblem(req.payload, { path: data.path, collection, id, language }, req);
}

/** Why a document cannot be taken; undefined if it can. */
async function faultOf(
  req: PayloadRequest,
  planned: PlannedDocument,
  { release }: Parcel,
  lacking: Reference[],
): Promise<string | undefined> {
  const { sent, here, data } = planned;
  const fields = fieldsIn(req.payload, sent.collection);
  if (here?.isTrashed) return 'It is in the trash there. Restore it there, or delete it permanently.';
  const kinds = unknownKinds(req.payload, fields, data);
  if (kinds.length > 0) return `That site does not have sections of this kind: ${listed(kinds)}.`;
  const names = unknownFields(fields, sent.data);
  if (names.length > 0) return `That site does not have these fields: ${listed(names)}. Upgrade it first.`;
  if (lacking.length > 0) {
    const of = lacking.map(({ collection }) => collection);
    return `It leads to ${of.length === 1 ? 'a document' : `${of.length} documents`} that the other site does not have (${[...new Set(of)].join(', ')}).`;
  }
  const within = here && (await releaseOf(req, { id: here.id }));
  if (within && within.title !== release)
    return `It is in the open release “${within.title}” there. Publish that, or take the document out of it.`;
  return pathFault(req, planned);
}

/** Sent, but overwritten only as it was compared. */
export const mayOverwrite = (
  { sent: { id }, now }: PlannedDocument,
  { overwrite, seen }: Pick<Parcel, 'overwrite' | 'seen'>,
) => overwrite.includes(id) && (seen[id] === undefined || seen[id] === now);

const CONFLICT = 'It was changed there since it was last sent, or was never sent from here.';

/** Whether the other site's version has been seen here: sent from here, or an earlier version of what is sent. */
const isSeen = (now: string, { ancestors }: SentDocument, known: Known | undefined): boolean =>
  now === known?.fingerprint || ancestors.includes(now);

const SINCE = 'It was changed there since you compared. Look at what differs now.';

function compared(
  req: PayloadRequest,
  { sent, here, data }: PlannedDocument,
  known: Known | undefined,
  seen: string | undefined,
) {
  const fields = fieldsIn(req.payload, sent.collection);
  if (!here) return { kind: 'new' as const, changes: [] };
  const [now, then] = [fingerprintOf(fields, here.values), fingerprintOf(fields, data)];
  if (now === then) return { kind: 'same' as const, now, changes: [] };
  const changes = changesInWords(
    carriedFields(fields, 'update'),
    req.payload.blocks,
    (canonical(contentOf(fields, here.values, 'update')) ?? {}) as object,
    (canonical(contentOf(fields, data, 'update')) ?? {}) as object,
  );
  if (isSeen(now, sent, known)) return { kind: 'changed' as const, now, changes };
  const reason = seen === undefined || seen === now ? CONFLICT : SINCE;
  return { kind: 'conflict' as const, now, changes, reason };
}

/** What the parcel would do here. Writes nothing. */
export async function planOf(req: PayloadRequest, sent: Parcel): Promise<Plan> {
  const known = await knownFrom(
    req,
    sent.documents.map(({ id }) => id),
  );
  const pictures: PlannedPicture[] = [];
  for (const picture of sent.pictures) pictures.push(await planPicture(req, picture));
  const located: { sent: SentDocument; here?: Here }[] = [];
  for (const document of sent.documents)
    located.push({ sent: document, here: await locate(req, document, known.get(document.id)) });
  const ids = new Map([
    ...located.map(({ sent: { id }, here }) => [id, here?.id ?? id] as const),
    ...pictures.map(({ source, id }) => [source, id] as const),
  ]);
  const carried = new Set(ids.values());
  const missing = new Map<string, Reference>();
  const documents: PlannedDocument[] = [];
  for (const { sent: document, here } of located) {
    const fields = fieldsIn(req.payload, document.collection);
    const data = withIds(document.data, ids);
    const lacking: Reference[] = [];
    for (const reference of linkedFrom(req, fields, data)) {
      if (carried.has(reference.id) || (await exists(req, reference))) continue;
      lacking.push(reference);
      missing.set(reference.id, reference);
    }
    const planned: PlannedDocument = {
      sent: document,
      here,
      id: here?.id ?? document.id,
      data,
      kind: 'new',
      changes: [],
    };
    const found = compared(req, planned, known.get(document.id), sent.seen[document.id]);
    const reason = found.kind === 'same' ? undefined : await faultOf(req, planned, sent, lacking);
    documents.push({ ...planned, ...found, ...(reason && { kind: 'refused', reason }) });
  }
  return { documents, pictures, missing: [...missing.values()] };
}

export const outcomesOf = ({
  documents,
  pictures,
}: Plan): { documents: DocumentOutcome[]; pictures: PictureOutcome[] } => ({
  documents: documents.map(({ sent, id, kind, now, changes, reason }) => ({
    ...{ collection: sent.collection, source: sent.id, id, title: sent.title, kind, now, changes, reason },
  })),
  pictures: pictures.map(({ source, id, filename, kind }) => ({ source, id, filename, kind })),
});
