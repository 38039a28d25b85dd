import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { isTranslatable } from '@/lib/languages';
import { changesWordsAlone } from '@/publishing/words-alone';
import { type Document, originalOf, readLines, readNewest } from './documents';
import { fingerprintsAfter, fingerprintsKept, fingerprintsOf } from './states';

type Saved = { data: Document; before: Document | undefined; req: PayloadRequest; slug: string };

async function translatedAfter({ data, before, req, slug }: Saved): Promise<unknown> {
  const whole = { ...before, ...data };
  const id = originalOf(whole);
  if (!id || !isTranslatable(slug)) return null;
  // A version is restored with what it was translated from.
  if (req.context.isRestoringVersion) return fingerprintsOf(data.translated);
  const original = await readNewest(req, { collection: slug, id }, false);
  if (!original) return before?.translated ?? null;
  const change = {
    before: before ? readLines(req, slug, before) : [],
    after: readLines(req, slug, whole),
    from: fingerprintsOf(before?.translated),
  };
  if (changesWordsAlone(req)) return fingerprintsKept(change);
  return fingerprintsAfter({ ...change, english: readLines(req, slug, original) });
}

/** Notes which English text each text was translated from. Ignores clients: a form would send what it has loaded. */
export const keepFingerprints: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  collection,
  req,
}) => {
  const before = operation === 'update' ? (originalDoc as Document | undefined) : undefined;
  const translated = await translatedAfter({ data: data as Document, before, req, slug: collection.slug });
  return { ...data, translated };
};
