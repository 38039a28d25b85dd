import type { FlattenedField, PayloadRequest } from 'payload';
import { z } from 'zod';
import {
  defaultLanguage,
  type Language,
  languageOf,
  type TranslatableCollection,
  translatableCollections,
} from '@/lib/languages';
import { refuse } from '@/staff/endpoint';
import { type Line, linesOf } from './lines';
import { type Fingerprints, fingerprintsOf, type Pair, pairsOf } from './states';

export type Target = { collection: TranslatableCollection; id: string };
export const targetSchema = z.object({ collection: z.enum(translatableCollections), id: z.uuid() });

export type Document = {
  id: string;
  title?: string | null;
  path?: string | null;
  language?: Language | null;
  translationOf?: string | { id: string } | null;
  variantOf?: unknown;
  translated?: unknown;
  updatedAt: string;
  _status?: 'draft' | 'published' | null;
};

/** Undefined for originals, and for what exists in one language only. */
export const originalOf = (document: Document): string | undefined => {
  const { translationOf } = document;
  if (languageOf(document) === defaultLanguage || !translationOf) return undefined;
  return typeof translationOf === 'string' ? translationOf : translationOf.id;
};

export const fieldsOf = ({ payload }: PayloadRequest, collection: TranslatableCollection): FlattenedField[] =>
  payload.collections[collection].config.flattenedFields;

export const readLines = (req: PayloadRequest, collection: TranslatableCollection, document: object): Line[] =>
  linesOf(req.payload, fieldsOf(req, collection), document);

/** `asPerson`: false for the server's own reads, whose caller has checked the rights. */
export async function readNewest(
  req: PayloadRequest,
  { collection, id }: Target,
  asPerson = true,
): Promise<Document | undefined> {
  const document = await req.payload.findByID({
    collection: collection as 'pages',
    id,
    draft: true,
    depth: 0,
    disableErrors: true,
    overrideAccess: !asPerson,
    req,
  });
  return document ? (document as unknown as Document) : undefined;
}

export type Translation = {
  target: Target;
  document: Document;
  original: Document;
  from: Fingerprints;
  pairs: Pair[];
  lines: Line[];
};

/** The newest versions of a translation and its original; undefined if it has none. */
export async function readTranslation(req: PayloadRequest, target: Target): Promise<Translation | undefined> {
  const document = await readNewest(req, target);
  const id = document && originalOf(document);
  const original = id ? await readNewest(req, { ...target, id }) : undefined;
  if (!document || !original) return undefined;
  return asTranslation(req, target.collection, document, original);
}

/** @throws 404 without one */
export const needTranslation = async (req: PayloadRequest, target: Target): Promise<Translation> =>
  (await readTranslation(req, target)) ?? refuse(404, 'The translation does not exist.');

export function asTranslation(
  req: PayloadRequest,
  collection: TranslatableCollection,
  document: Document,
  original: Document,
): Translation {
  const from = fingerprintsOf(document.translated);
  const lines = readLines(req, collection, document);
  const pairs = pairsOf(readLines(req, collection, original), lines, from);
  return { target: { collection, id: document.id }, document, original, from, pairs, lines };
}

export async function translationsOf(req: PayloadRequest, { collection, id }: Target): Promise<Document[]> {
  const { docs } = await req.payload.find({
    collection: collection as 'pages',
    where: { translationOf: { equals: id } },
    draft: true,
    depth: 0,
    limit: 50,
    pagination: false,
    overrideAccess: false,
    req,
  });
  return docs as unknown as Document[];
}
