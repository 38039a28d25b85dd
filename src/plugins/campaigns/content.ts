import type { Form, NewsletterIssue, Page } from '@payload-types';
import { templates } from '@/admin/create/templates';
import { starterOf } from '@/blocks/starters';
import type { Brief } from './brief';
import { withCampaign } from './links';
import { wordsIn } from './words';

type Draft<T> = Omit<T, 'id' | 'createdAt' | 'updatedAt'>;

const ANCHOR = 'form';

/** Between headline and form: sections of the landing page, whose example texts Checks asks for. */
const sectionsToFill = () =>
  (templates.find(({ name }) => name === 'landing')?.blocks ?? [])
    .filter((blockType) => blockType !== 'hero' && blockType !== 'cta-band')
    .map((blockType) => ({ blockType, ...starterOf(blockType), section: { ground: 'white', spacing: 'standard' } }));

export function formOf({ title, language }: Brief) {
  const words = wordsIn[language];
  return {
    title,
    fields: [
      { blockType: 'text', label: words.name, autofill: 'name', required: true },
      { blockType: 'email', label: words.email, required: true },
      { blockType: 'long-text', label: words.more, required: false },
    ],
    submitLabel: words.submit,
    thanks: { kind: 'text', text: words.thanks },
  } as Draft<Form>;
}

export function pageOf({ title, language, promise, about, audience, template }: Brief, path: string, form: string) {
  const words = wordsIn[language];
  return {
    title,
    path,
    blocks: [
      {
        ...{ blockType: 'hero', layout: 'split', heading: promise, intro: about, badge: audience, figure: 'sensor' },
        links: [{ label: words.action, kind: 'address', address: `#${ANCHOR}`, appearance: 'gradient' }],
        section: { ground: 'graphite', spacing: 'standard' },
      },
      ...(template === 'landing' ? sectionsToFill() : []),
      {
        ...{ blockType: 'form', heading: words.formHeading, text: words.formText, form },
        section: { ground: 'frost', spacing: 'standard', anchor: ANCHOR },
      },
    ],
    meta: { description: about },
  } as Draft<Page>;
}

export function issueOf({ title, word, language, promise, about, audience }: Brief, slug: string, path: string) {
  return {
    title,
    slug,
    summary: about,
    topics: [{ text: audience ?? title }],
    sections: [
      { blockType: 'headline', text: promise.slice(0, 120) },
      { blockType: 'paragraphs', text: about },
      {
        blockType: 'button',
        label: wordsIn[language].readMore,
        url: withCampaign(path, word, { source: 'newsletter', medium: 'email' }),
      },
    ],
  } as Draft<NewsletterIssue>;
}
