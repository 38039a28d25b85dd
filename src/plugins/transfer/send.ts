import type { TransferTarget } from '@payload-types';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { env } from '@/env';
import { parseJson } from '@/lib/parse-json';
import { send } from '@/services/outgoing/send';
import { audit } from '@/staff/audit/audit';
import { refuse } from '@/staff/endpoint';
import { isContent, type Place, readDocuments, readPictures, withBytes } from './collect';
import { type Outcome, outcome, type Parcel } from './parcel';
import { keyOf } from './target-hooks';

const TIMEOUT_MS = 120_000;
const MOST_ANSWERED = 4 * 1024 * 1024;
/** Documents lead to documents: each round adds those that the other site has named as missing. */
const MOST_ROUNDS = 6;

const answered = outcome.extend({ error: z.string().optional() });
export type Answer = z.infer<typeof answered>;
const refused = z.object({ error: z.string() }).or(
  z.object({ errors: z.array(z.object({ message: z.string() })).min(1) }).transform(({ errors }) => ({
    error: errors[0]?.message ?? '',
  })),
);

const originOf = ({ url }: TransferTarget) => new URL(url).origin;

const NOT_SENT = 'Nothing was lost: send again, and what has arrived is not made twice.';

/** The key goes to the address for which it was stored, and nowhere else. */
async function exchange(target: TransferTarget, parcel: Parcel): Promise<Answer> {
  const key =
    keyOf(target) ?? refuse(409, `The key of ${target.name} can no longer be read. An admin must enter it again.`);
  const options = { timeoutMs: TIMEOUT_MS, mostBytes: MOST_ANSWERED, agent: 'AlethiaTransfer/1.0' };
  const address = `${originOf(target)}/api/transfers`;
  const { status, body, error } = await send(
    address,
    JSON.stringify(parcel),
    { authorization: `Bearer ${key}` },
    options,
  );
  if (error !== undefined) return refuse(424, `${target.name} cannot be reached. ${error} ${NOT_SENT}`);
  const reply = parseJson(body);
  const response = answered.safeParse(reply).data;
  if (response) return response;
  const reason = refused.safeParse(reply).data?.error;
  if (status === 401 || status === 403) return refuse(424, `${target.name} refuses the key. ${reason ?? ''}`.trim());
  const isOther = reply === undefined && (status < 300 || status === 405);
  if (status === 404 || isOther)
    return refuse(424, `${target.name} does not take transfers: is it this site, in a version that does?`);
  if (status >= 300 && status < 400)
    return refuse(424, `The address of ${target.name} leads elsewhere. Enter the final one.`);
  const words = status < 500 && reason ? [reason] : [reason, NOT_SENT];
  return refuse(424, [`${target.name} responded with ${status}.`, ...words].filter(Boolean).join(' '));
}

const keyOfPlace = ({ collection, id }: { collection: string; id: string }) => `${collection}/${id}`;

type Wanted = { id: string; places: Place[]; release?: string } & Pick<Parcel, 'overwrite' | 'seen'>;

const parcelOf = (
  { id, release, overwrite, seen }: Wanted,
  dryRun: boolean,
): Omit<Parcel, 'documents' | 'pictures'> => ({
  ...{ id, dryRun, release, overwrite, seen },
  from: { name: new URL(env().SITE_URL).host, address: env().SITE_URL },
});

/** What the other site would do. `places`: with the documents that are carried along. */
export async function planTransfer(
  req: PayloadRequest,
  target: TransferTarget,
  wanted: Wanted,
): Promise<{ answer: Answer; places: Place[] }> {
  let places = wanted.places;
  for (let round = 1; ; round += 1) {
    const documents = await readDocuments(req, places);
    if (documents.length === 0) return refuse(404, 'These documents do not exist any more.');
    const pictures = await readPictures(req, documents);
    const response = await exchange(target, { ...parcelOf(wanted, true), documents, pictures });
    const known = new Set(places.map(keyOfPlace));
    const more = response.missing.flatMap(({ collection, id }) =>
      isContent(collection) && !known.has(keyOfPlace({ collection, id })) ? [{ collection, id }] : [],
    );
    if (more.length === 0 || round === MOST_ROUNDS) return { answer: response, places };
    places = [...places, ...more];
  }
}

/** Sends exactly these documents, with the pictures that the other site lacks. Sent again with the same id, it is made once. */
export async function sendTransfer(req: PayloadRequest, target: TransferTarget, wanted: Wanted): Promise<Answer> {
  const documents = await readDocuments(req, wanted.places);
  const pictures = await readPictures(req, documents);
  const { pictures: there } = await exchange(target, { ...parcelOf(wanted, true), documents, pictures });
  const lacking = new Set(there.flatMap(({ kind, source }) => (kind === 'new' ? [source] : [])));
  const response = await exchange(target, {
    ...parcelOf(wanted, false),
    documents,
    pictures: await withBytes(req, pictures, lacking),
  });
  if (response.isMade) {
    const count = response.documents.filter(({ kind }) => kind !== 'same').length;
    const detail = `Sent ${count === 1 ? '1 document' : `${count} documents`} to ${target.name}`;
    await audit(req, {
      action: 'transfer',
      title: target.name,
      collection: 'transfer-targets',
      document: target.id,
      detail,
    });
  }
  return response;
}

/** Where the result is seen at the other site. */
export const resultAt = (target: TransferTarget, { release }: Pick<Outcome, 'release'>, id: string): string =>
  `${originOf(target)}/admin/collections/${release ? `releases/${release.id}` : `transfers/${id}`}`;
