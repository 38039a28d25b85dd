import type { PayloadRequest } from 'payload';
import {
  defaultLanguage,
  type Language,
  languageOf,
  languages,
  type OtherLanguage,
  type TranslatableCollection,
  translatableCollections,
} from '@/lib/languages';
import { takeTurns } from '@/lib/take-turns';
import { asTranslation, type Document, originalOf } from './documents';
import { offeredLanguages } from './offered';
import { type Counts, countsOf } from './states';

/** `id` is missing where no translation was begun. */
export type Progress = {
  collection: TranslatableCollection;
  kind: string;
  original: { id: string; title: string; path: string };
  id?: string;
  counts?: Counts;
};
export type LanguageProgress = { code: OtherLanguage; name: string; documents: Progress[] };

/** They are read with all their sections. */
const AT_ONCE = 50;

async function* everyDocument(req: PayloadRequest, collection: TranslatableCollection): AsyncGenerator<Document[]> {
  for (let page = 1; ; page++) {
    const { docs, hasNextPage } = await req.payload.find({
      collection: collection as 'pages',
      where: {},
      sort: 'id',
      draft: true,
      depth: 0,
      limit: AT_ONCE,
      page,
      overrideAccess: false,
      req,
    });
    yield docs as unknown as Document[];
    if (!hasNextPage) return;
  }
}

/** Variants of experiments are short-lived, so they are not translated. */
const isOriginal = (document: Document) => languageOf(document) === defaultLanguage && !document.variantOf;

async function readAll(req: PayloadRequest, collection: TranslatableCollection) {
  const originals = new Map<string, Document>();
  const translations = new Map<string, Document>();
  for await (const documents of everyDocument(req, collection))
    for (const document of documents) {
      const original = originalOf(document);
      if (original) translations.set(`${original} ${languageOf(document)}`, document);
      else if (isOriginal(document)) originals.set(document.id, document);
    }
  return { originals, translations };
}

const kindOf = (req: PayloadRequest, collection: TranslatableCollection): string => {
  const { singular } = req.payload.collections[collection].config.labels;
  return typeof singular === 'string' ? singular : collection;
};

export async function overviewOf(req: PayloadRequest): Promise<LanguageProgress[]> {
  const codes = await offeredLanguages(req.payload, req);
  const progress = codes.map((code) => ({ code, name: languages[code].name, documents: [] as Progress[] }));
  if (codes.length === 0) return progress;
  const turn = takeTurns();
  for (const collection of translatableCollections) {
    const { originals, translations } = await readAll(req, collection);
    const kind = kindOf(req, collection);
    for (const original of originals.values()) {
      const { id, title, path } = original;
      for (const { code, documents } of progress) {
        const own = translations.get(`${id} ${code satisfies Language}`);
        const counts = own && countsOf(asTranslation(req, collection, own, original).pairs);
        const about = { id, title: title ?? 'Untitled', path: path ?? '' };
        documents.push({ collection, kind, original: about, ...(own && { id: own.id, counts }) });
        await turn();
      }
    }
  }
  for (const { documents } of progress) documents.sort((a, b) => a.original.path.localeCompare(b.original.path));
  return progress;
}
