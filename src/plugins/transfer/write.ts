import { APIError, type PayloadRequest } from 'payload';
import { afterWhatTheyNeed } from '@/lib/after-what-they-need';
import { rehearse } from '@/payload/transaction';
import { addToRelease } from '@/plugins/releases/api';
import { asPartOf } from '@/publishing/part-of';
import { addPicture } from '@/staff/carried/pictures';
import { serialise } from '@/staff/editorial/no-silent-overwrite';
import { asItsOwnForm } from '@/staff/editorial/own-form';
import { wordsOf } from '@/staff/editorial/words-of';
import { contentOf, fieldsIn, fingerprintOf } from './content';
import type { Parcel } from './parcel';
import { linkedFrom, mayOverwrite, type Plan, type PlannedDocument, type PlannedPicture, planOf } from './plan';

/** A document that could not be saved, with the reason for staff. */
export class NotWritten extends Error {
  readonly source: string;
  constructor(source: string, message: string) {
    super(message);
    this.source = source;
  }
}

/** What was saved, as it is now: hooks clean texts and work out fields. */
export type Written = { planned: PlannedDocument; fingerprint: string };

export const partOfTransfer = ({ from }: Pick<Parcel, 'from'>) => asPartOf(`Transfer from ${from.name}`);

export const toWrite = ({ documents }: Plan, sent: Parcel): PlannedDocument[] =>
  documents.filter(
    (one) => one.kind === 'new' || one.kind === 'changed' || (one.kind === 'conflict' && mayOverwrite(one, sent)),
  );

/** The way of a person's save: access rules, validations, workflow, records. */
async function saveDocument(req: PayloadRequest, planned: PlannedDocument, sent: Parcel): Promise<Written> {
  const { here, id, data } = planned;
  const { collection } = planned.sent;
  const fields = fieldsIn(req.payload, collection);
  const shared = {
    draft: true,
    depth: 0,
    overrideAccess: false,
    context: partOfTransfer(sent),
    req,
  } as const;
  const content = contentOf(fields, data, here ? 'update' : 'create');
  const draft = { ...content, ...asItsOwnForm(), _status: 'draft' };
  try {
    const saved = here
      ? await req.payload.update({
          ...shared,
          collection: collection as 'pages',
          id,
          // What was saved since the plan is not overwritten.
          data: { ...draft, updatedAt: here.values.updatedAt } as never,
        })
      : await req.payload.create({ ...shared, collection: collection as 'pages', data: { ...draft, id } as never });
    return { planned, fingerprint: fingerprintOf(fields, saved) };
  } catch (error) {
    throw new NotWritten(planned.sent.id, wordsOf(req, error));
  }
}

export async function writeDocuments(req: PayloadRequest, plan: Plan, sent: Parcel): Promise<Written[]> {
  const order = afterWhatTheyNeed(
    toWrite(plan, sent),
    ({ id }) => id,
    ({ sent: { collection }, data }) => linkedFrom(req, fieldsIn(req.payload, collection), data).map(({ id }) => id),
  );
  const written: Written[] = [];
  for (const planned of order) written.push(await saveDocument(req, planned, sent));
  return written;
}

/** The first document begins the release, the others join it. As a change of its own, which all rules of releases meet. */
export async function addAllToRelease(
  of: PayloadRequest,
  written: Written[],
  title: string,
): Promise<string | undefined> {
  const req: PayloadRequest = { ...of, context: {} };
  let release: string | undefined;
  for (const { planned } of written) {
    const at = { collection: planned.sent.collection, id: planned.id };
    try {
      release = await addToRelease(req, at, release ? { release } : { title });
    } catch (error) {
      throw new NotWritten(planned.sent.id, wordsOf(req, error));
    }
  }
  return release;
}

export async function writePictures(req: PayloadRequest, pictures: PlannedPicture[]): Promise<void> {
  for (const { sent, id, kind } of pictures) {
    if (kind !== 'new') continue;
    if (!sent.data) throw new APIError(`The picture ${sent.filename} was not sent. Send again.`, 409, null, true);
    await addPicture(req, sent, sent.data, id);
  }
}

/** Files are not part of a transaction: rows without one stand for them in a rehearsal. */
async function standInPictures(req: PayloadRequest, pictures: PlannedPicture[]): Promise<void> {
  for (const { id, kind } of pictures)
    if (kind === 'new')
      await req.payload.db.create({ collection: 'media', data: { id, filename: `${id}.transfer` }, req });
}

/** Each document that is refused costs another attempt without it. */
const MOST_FAILURES = 10;

/** Requests of one transfer wait for each other, so that each sees what those before have made. */
export const turnOf = ({ id }: Pick<Parcel, 'id'>) => `transfer ${id}`;

export const inTurn = (req: PayloadRequest, of: Pick<Parcel, 'id'>) => serialise(req, turnOf(of));

/** The plan, with what hooks and rules refuse: tries everything, and takes it back. */
export async function rehearsed(req: PayloadRequest, sent: Parcel): Promise<Plan> {
  let tried: Plan | undefined;
  for (let failures = 0; ; failures += 1) {
    try {
      return await rehearse(req, async () => {
        await inTurn(req, sent);
        const plan = tried ?? (await planOf(req, sent));
        tried = plan;
        if (failures >= MOST_FAILURES) return plan;
        await standInPictures(req, plan.pictures);
        // Conflicts could be overwritten, so that they are tried, too.
        const overwrite = plan.documents.map(({ sent: { id } }) => id);
        const written = await writeDocuments(req, plan, { ...sent, overwrite, seen: {} });
        if (sent.release) await addAllToRelease(req, written, sent.release);
        return plan;
      });
    } catch (error) {
      if (!(error instanceof NotWritten) || !tried) throw error;
      const { source, message: reason } = error;
      const documents = tried.documents.map((one) =>
        one.sent.id === source ? { ...one, kind: 'refused' as const, reason } : one,
      );
      tried = { ...tried, documents };
    }
  }
}
