import type { Industry, Job, Leader, NewsletterIssue, PartnershipPhase } from '@payload-types';
import { cache } from 'react';
import { tags } from '@/publishing/tags';
import { dependOn, documentTags } from './depend-on';
import { findShown } from './find';
import { reader, shown } from './payload';
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

/** Pictures are documents of their own; nothing else in these lists is shown with what it refers to. */
const withPictures = new Set<ListCollection>(['leaders', 'industries']);

/** All published documents of a collection, in display order. Tag: the list. */
export const list = cache(async <C extends ListCollection>(collection: C): Promise<Lists[C][]> => {
  const { payload, isDraft } = await reader();
  await dependOn(tags.list(collection));
  const depth = withPictures.has(collection) ? 1 : 0;
  const docs = await findShown<Lists[C]>({ collection, sort: order[collection], depth });
  if (withPictures.has(collection)) await dependOn(...documentTags(docs));
  const all = await Promise.all(docs.map((document) => shown(document, { collection, id: document.id })));
  // In a draft, fields may be missing: incomplete documents are left out of lists.
  const { fields } = payload.collections[collection].config;
  return isDraft ? all.filter((document) => missingIn(fields, { ...document }).length === 0) : all;
});

/** The chosen documents in the chosen order, or all if there is no choice. Skips unpublished ones. */
export async function listChosen<C extends ListCollection>(
  collection: C,
  choice: (string | Lists[C])[] | null | undefined,
): Promise<Lists[C][]> {
  const all = await list(collection);
  if (!choice?.length) return all;
  const ids = choice.map((chosen) => (typeof chosen === 'string' ? chosen : chosen.id));
  const chosen = ids.flatMap((id) => all.find((document) => document.id === id) ?? []);
  await dependOn(...documentTags(chosen));
  return chosen;
}
