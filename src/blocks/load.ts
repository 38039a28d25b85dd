import { findForm } from '@/data/forms';
import { list, listChosen } from '@/data/lists';
import { siteFacts } from '@/data/site-facts';
import type { Language } from '@/lib/languages';
import type { BlockData, BlockOf } from './types';

export const loaders: { [T in keyof BlockData]: (block: BlockOf<T>, language: Language) => Promise<BlockData[T]> } = {
  'deployment-phases': async (block) =>
    block.source === 'collection' ? listChosen('partnership-phases', block.choice) : (block.phases ?? []),
  'industry-cards': (block, language) => listChosen('industries', block.choice, language),
  leaders: (block) => listChosen('leaders', block.choice),
  'open-positions': (_, language) => list('jobs', language),
  'newsletter-issues': async (block) => (await list('newsletter-issues')).slice(0, block.limit),
  'booking-calendar': async ({ host }, language) =>
    (host ? (await listChosen('leaders', [host], language))[0] : undefined) ?? null,
  'accessibility-checks': async () => (await siteFacts()) ?? null,
  'page-weight': async () => (await siteFacts()) ?? null,
  form: async ({ form }) => (form ? findForm(typeof form === 'string' ? form : form.id) : null),
};
