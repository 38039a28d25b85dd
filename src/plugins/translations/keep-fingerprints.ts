import { APIError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload';
import { isTranslatable } from '@/lib/languages';
import { hasSuggestions, NOT_ACCEPTED } from '@/lib/suggestions';
import { changesWordsAlone } from '@/publishing/words-alone';
import { type Document, originalOf, readLines, readNewest } from './documents';
import {
  fingerprintsAfter,
  fingerprintsKept,
  fingerprintsOf,
  type Suggested,
  suggestionsLeft,
  withoutSuggestions,
} from './states';

const SUGGESTED = 'suggestedTexts';

/** Context of a save in which a machine writes these texts; requests cannot set it. */
export const withSuggested = (texts: Suggested) => ({ [SUGGESTED]: texts });

const suggestedIn = ({ context }: PayloadRequest): Suggested | undefined => context[SUGGESTED] as Suggested | undefined;

type Saved = { data: Document; before: Document | undefined; req: PayloadRequest; slug: string };

async function translatedAfter({ data, before, req, slug }: Saved): Promise<unknown> {
  const whole = { ...before, ...data };
  if (!isTranslatable(slug)) return null;
  const id = originalOf(whole);
  // A version is restored with what it was translated from.
  if (req.context.isRestoringVersion && data.translated) return fingerprintsOf(data.translated);
  const original = id ? await readNewest(req, { collection: slug, id }, false) : undefined;
  const isMarked = hasSuggestions(before?.translated);
  if (!original && !isMarked) return id ? (before?.translated ?? null) : null;
  const change = {
    before: before ? readLines(req, slug, before) : [],
    after: readLines(req, slug, whole),
    from: fingerprintsOf(before?.translated),
  };
  // An original in the trash may come back.
  if (!original) return { ...(id && withoutSuggestions(change.from)), ...suggestionsLeft(change) };
  if (changesWordsAlone(req)) return fingerprintsKept(change);
  return fingerprintsAfter({ ...change, english: readLines(req, slug, original) }, suggestedIn(req));
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

/** A copy would have the texts, and not the marks. */
export const refuseUnacceptedCopy: CollectionBeforeChangeHook = ({ data, operation, req }) => {
  if (operation === 'create' && req.user && hasSuggestions(data.translated))
    throw new APIError(NOT_ACCEPTED, 409, null, true);
  return data;
};
