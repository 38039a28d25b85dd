import type { PayloadRequest } from 'payload';
import { firstFree, taken } from '@/fields/copies';
import { defaultLanguage, homePath, languageOf, languages, type OtherLanguage } from '@/lib/languages';
import { inTransaction } from '@/payload/transaction';
import { serialise } from '@/staff/editorial/no-silent-overwrite';
import { saveDraft } from '@/staff/editorial/save-draft';
import { refuse } from '@/staff/endpoint';
import { contentOf, withMissing } from './copy';
import { fieldsOf, needTranslation, readNewest, type Target, translationsOf } from './documents';
import { offeredLanguages } from './offered';

/** Only pages have a path of their own; others derive it from the slug and the language. */
async function pathFor(req: PayloadRequest, path: string | null | undefined, language: OtherLanguage) {
  if (!path) return refuse(409, 'Give the English page a path first: that of the translation is made from it.');
  const wanted = `${homePath(language)}${path === '/' ? '' : path}`;
  return (await taken(req)(wanted)) ? firstFree(wanted, taken(req)) : wanted;
}

export type Begun = { id: string; isNew: boolean };

/** Begins a translation: a draft with the English sections and texts. Returns the one that exists, if any. */
export const translate = (req: PayloadRequest, target: Target, language: OtherLanguage): Promise<Begun> =>
  inTransaction(req, async () => {
    const { collection, id } = target;
    await serialise(req, `translate ${id} ${language}`);
    const original = (await readNewest(req, target)) ?? refuse(404, 'The document does not exist.');
    if (languageOf(original) !== defaultLanguage)
      return refuse(409, 'This is a translation. Translate its English original.');
    if (!(await offeredLanguages(req.payload, req)).includes(language))
      return refuse(409, `Add ${languages[language].name} under Languages first.`);
    const existing = (await translationsOf(req, target)).find((one) => languageOf(one) === language);
    if (existing) return { id: existing.id, isNew: false };
    const path = collection === 'pages' ? await pathFor(req, original.path, language) : undefined;
    const content = { ...contentOf(fieldsOf(req, collection), original), language, translationOf: id };
    const made = await req.payload.create({
      collection: collection as 'pages',
      data: { ...content, ...(path && { path }), _status: 'draft' } as never,
      draft: true,
      depth: 0,
      overrideAccess: false,
      req,
    });
    return { id: made.id, isNew: true };
  });

export type Added = { sections: number; rows: number };

/** Adds the sections that only the original has, as a draft. */
export const addMissing = (req: PayloadRequest, target: Target): Promise<Added> =>
  inTransaction(req, async () => {
    await serialise(req, target.id);
    const translation = await needTranslation(req, target);
    const { document, original } = translation;
    const { data, ...added } = withMissing(fieldsOf(req, target.collection), original, document);
    if (Object.keys(data).length > 0) await saveDraft(req, target, { newest: document, changed: data });
    return added;
  });
