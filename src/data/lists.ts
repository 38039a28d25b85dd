import type { Industry, Job, Leader, NewsletterIssue, PartnershipPhase } from '@payload-types';
import { cache } from 'react';
import { defaultLanguage, isTranslatable, type Language } from '@/lib/languages';
import { tags } from '@/publishing/tags';
import { dependOn, documentTags } from './depend-on';
import { findShown } from './find';
import { reader, shown } from './payload';
import { translationsIn } from './translations';
import { missingIn } from './unfinished';

type Lists = {
  jobs: Job;
  industries: Industry;
  leaders: Leader;
  'newsletter-issues': NewsletterIssue;
  'partnership-phases': PartnershipPhase;
};
export type ListCollection = keyof Lists;

const order: Record<ListCollection, string> = {
  jobs: '-datePosted',
  industries: 'order',
  leaders: 'order',
  'newsletter-issues': '-number',
  'partnership-phases': 'number',
};

/** Lists that show pictures, which are documents of their own. */
const withPictures = new Set<ListCollection>(['leaders', 'industries']);

/** `original`: id of the English document that it replaces. */
type Entry<C extends ListCollection> = { original: string; document: Lists[C] };

/** English documents, translated where possible, and documents in this language only; in the order of the list. */
async function inLanguage<C extends ListCollection>(found: Lists[C][], language: Language): Promise<Entry<C>[]> {
  const { byOriginal } = await translationsIn(language);
  const originals = new Map([...byOriginal.values()].map(({ id, original }) => [id, original]));
  const byId = new Map(found.map((document) => [document.id, document]));
  return found.flatMap((document): Entry<C>[] => {
    const original = originals.get(document.id);
    if (original) return byId.has(original) ? [] : [{ original, document }];
    const translation = byId.get(byOriginal.get(document.id)?.id ?? '');
    return [{ original: document.id, document: translation ?? document }];
  });
}

/** In display order. Tag: the list. */
const entries = cache(async <C extends ListCollection>(collection: C, language: Language): Promise<Entry<C>[]> => {
  const { payload, isDraft } = await reader();
  await dependOn(tags.list(collection));
  const depth = withPictures.has(collection) ? 1 : 0;
  const where = isTranslatable(collection) ? { language: { in: [defaultLanguage, language] } } : undefined;
  const docs = await findShown<Lists[C]>({ collection, where, sort: order[collection], depth });
  if (withPictures.has(collection)) await dependOn(...documentTags(docs));
  const all = await Promise.all(docs.map((document) => shown(document, { collection, id: document.id })));
  // Drafts may lack required fields: incomplete ones are left out.
  const { fields } = payload.collections[collection].config;
  const whole = isDraft ? all.filter((document) => missingIn(fields, { ...document }).length === 0) : all;
  return language === defaultLanguage || !isTranslatable(collection)
    ? whole.map((document) => ({ original: document.id, document }))
    : inLanguage<C>(whole, language);
});

/** All published documents in display order, translated where possible. Tag: the list. */
export async function list<C extends ListCollection>(
  collection: C,
  language: Language = defaultLanguage,
): Promise<Lists[C][]> {
  return (await entries(collection, language)).map(({ document }) => document);
}

/** The chosen documents in their order, or all if none is chosen. Skips unpublished ones. */
export async function listChosen<C extends ListCollection>(
  collection: C,
  choice: (string | Lists[C])[] | null | undefined,
  language: Language = defaultLanguage,
): Promise<Lists[C][]> {
  const all = await entries(collection, language);
  if (!choice?.length) return all.map(({ document }) => document);
  const ids = choice.map((chosen) => (typeof chosen === 'string' ? chosen : chosen.id));
  const chosen = ids.flatMap(
    (id) => all.find((entry) => entry.original === id || entry.document.id === id)?.document ?? [],
  );
  await dependOn(...documentTags(chosen));
  return chosen;
}
