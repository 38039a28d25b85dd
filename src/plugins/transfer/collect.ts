import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import type { Values } from '@/fields/walk';
import { type ContentCollection, contentCollections } from '@/lib/content-collections';
import { hasSuggestions, NOT_ACCEPTED } from '@/lib/suggestions';
import { documentsOf } from '@/plugins/releases/api';
import { readUpload } from '@/services/storage/read-upload';
import { wordsOfPicture } from '@/staff/carried/pictures';
import { refuse } from '@/staff/endpoint';
import { findAsSite } from '@/staff/find-as-site';
import { newestAsPerson } from '@/staff/newest-of';
import { titleOf } from '@/staff/titles';
import { contentOf, fieldsIn, fingerprintOf } from './content';
import {
  MOST_ANCESTORS,
  MOST_BYTES,
  MOST_DOCUMENTS,
  MOST_PICTURES,
  type SentDocument,
  type SentPicture,
} from './parcel';
import { linkedFrom } from './plan';

export const place = z.object({ collection: z.enum(contentCollections), id: z.uuid() });
export type Place = z.infer<typeof place>;
export type Chosen = Place & { title: string };

export const isContent = (collection: string): collection is ContentCollection =>
  contentCollections.some((one) => one === collection);

/** Earlier contents, newest first: the other site compares its own with them. */
async function ancestorsOf(req: PayloadRequest, { collection, id }: Place): Promise<string[]> {
  const { docs } = await req.payload.findVersions({
    collection: collection as 'pages',
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    limit: MOST_ANCESTORS,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  });
  const fields = fieldsIn(req.payload, collection);
  return [...new Set(docs.map(({ version }) => fingerprintOf(fields, version)))];
}

async function readDocument(req: PayloadRequest, at: Place): Promise<SentDocument | undefined> {
  const found = (await newestAsPerson(req, at)) as (Values & { id: string }) | null;
  if (!found) return undefined;
  const title = titleOf(found);
  if (found.variantOf) refuse(409, `“${title}” is a variant of an experiment, which stays on its site.`);
  if (hasSuggestions(found.translated)) refuse(409, `“${title}”: ${NOT_ACCEPTED}`);
  const data = contentOf(fieldsIn(req.payload, at.collection), found, 'create');
  return { ...at, title, data, ancestors: await ancestorsOf(req, at) };
}

export async function readDocuments(req: PayloadRequest, places: Place[]): Promise<SentDocument[]> {
  if (places.length > MOST_DOCUMENTS)
    refuse(400, `A transfer has at most ${MOST_DOCUMENTS} documents, those that they lead to included. Send fewer.`);
  const documents: SentDocument[] = [];
  for (const at of places) {
    const document = await readDocument(req, at);
    if (document) documents.push(document);
  }
  return documents;
}

/** The pictures of these documents, without their bytes. */
export async function readPictures(req: PayloadRequest, documents: SentDocument[]): Promise<SentPicture[]> {
  const linked = documents.flatMap(({ collection, data }) => linkedFrom(req, fieldsIn(req.payload, collection), data));
  const ids = [...new Set(linked.flatMap(({ collection, id }) => (collection === 'media' ? [id] : [])))];
  if (ids.length > MOST_PICTURES)
    refuse(400, `A transfer has at most ${MOST_PICTURES} pictures. Send fewer documents.`);
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { id: { in: ids } },
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  });
  return docs.flatMap((picture) => {
    // Videos are too large: those that the other site lacks are named there as missing.
    const words = wordsOfPicture(picture);
    const { id, width, height, filesize } = picture;
    return words ? [{ id, ...words, width, height, filesize }] : [];
  });
}

/** With the bytes of those that the other site lacks. */
export async function withBytes(
  req: PayloadRequest,
  pictures: SentPicture[],
  lacking: ReadonlySet<string>,
): Promise<SentPicture[]> {
  let bytes = 0;
  const sent: SentPicture[] = [];
  for (const picture of pictures) {
    const stored = lacking.has(picture.id) ? await findAsSite(req, 'media', picture.id) : null;
    const data = stored && (await readUpload(req, stored));
    if (stored && !data)
      refuse(
        409,
        `The file of the picture ${picture.filename} is lost on this site. Upload it again in its place, then send.`,
      );
    bytes += data?.length ?? 0;
    if (bytes > MOST_BYTES) refuse(413, 'The pictures have more than 44 MB. Send fewer documents at once.');
    sent.push(data ? { ...picture, data: data.toString('base64') } : picture);
  }
  return sent;
}

/** The documents of a release. */
export async function placesInRelease(req: PayloadRequest, id: string): Promise<{ title: string; places: Place[] }> {
  const found = await req.payload.findByID({
    collection: 'releases',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  });
  const release = found ?? refuse(404, 'The release does not exist.');
  return { title: release.title, places: documentsOf(release) };
}
