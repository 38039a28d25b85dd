import type { Payload } from 'payload';
import type { ContentCollection } from '@/lib/content-collections';
import { body, lines, p, toNowhere } from '@/seed/write';

export { type ContentCollection, contentCollections, publicCollections } from '@/lib/content-collections';

export type Sample = Record<string, unknown>;
export type Saved = Sample & { id: string; _status?: 'draft' | 'published'; path?: string };

/** The look of a section. */
export const section = { ground: 'white', spacing: 'standard' } as const;
export const band = (heading: string, text = `About ${heading}.`) => ({
  ...{ blockType: 'cta-band', heading, text, primary: toNowhere('Go'), section },
});
export const story = (...texts: string[]) => ({
  ...{ blockType: 'rich-text', body: body(...texts.map((text) => p(text))), section },
});

const nowhere = toNowhere('Somewhere');
const times = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => ({ ...item }));
let count = 0;

export const next = () => ++count;

/** No other test uses this visitor's address. */
export const nextAddress = () => {
  const number = next();
  return `198.18.${Math.floor(number / 256)}.${number % 256}`;
};

const industry = {
  figure: 'core',
  order: 1,
  summary: 'Sees it early.',
  hero: { heading: 'Sees it early', intro: 'In time to act.', primary: nowhere },
  challenge: {
    lead: 'Late readings',
    text: 'Everybody holds a piece.',
    chart: {
      rows: times(3, { who: 'Desk', reading: 'Unusual', from: 10, to: 40 }),
      seenAt: 50,
      seenLabel: 'enough to see it',
      limitAt: 80,
      limitLabel: 'too late',
    },
  },
  capabilities: {
    cards: times(4, { title: 'Reading', text: 'Reads.', link: nowhere }),
    practice: lines('One', 'Two', 'Three', 'Four'),
  },
  architecture: { heading: 'Five dimensions', dimensions: times(5, { title: 'Time', text: 'When.' }) },
  deployment: {
    heading: 'Four phases',
    phases: times(4, { title: 'Listen', duration: 'Days', description: 'Listens.', outcome: 'A map.' }),
  },
  next: { heading: 'Begin', text: 'Talk to us.', primary: nowhere, secondary: nowhere },
};

const samples: Record<ContentCollection, (title: string, n: number) => Sample> = {
  pages: (title, n) => ({ title, path: `/sample-${n}`, blocks: [] }),
  industries: (title, n) => ({ ...industry, title, slug: `sample-${n}` }),
  jobs: (title, n) => ({
    title,
    slug: `sample-${n}`,
    location: 'Denver',
    department: 'Research',
    employmentType: 'FULL_TIME',
    datePosted: '2026-01-01T00:00:00.000Z',
    summary: 'Reads signals.',
    about: 'You read signals.',
    whatYouDo: lines('Read'),
    requirements: lines('Patience'),
    thrive: lines('You like to read'),
    place: { locality: 'Denver', region: 'CO', country: 'US' },
  }),
  leaders: (name) => ({ name, title: 'Reader', order: 1, shortBio: 'Reads.', longBio: 'Reads a lot.' }),
  'newsletter-issues': (title, n) => ({
    title,
    slug: `sample-${n}`,
    number: n,
    date: '2026-01-01T00:00:00.000Z',
    summary: 'About reading.',
    topics: lines('Reading'),
    url: 'https://issues.example/1',
  }),
  'partnership-phases': (title, n) => ({
    title,
    number: n,
    duration: 'Days',
    description: 'Listens.',
    outcome: 'A map.',
  }),
  'legal-pages': (title, n) => ({
    title,
    slug: `sample-${n}`,
    effectiveDate: '2026-01-01T00:00:00.000Z',
    intro: 'Plain words.',
    body: body(p('Plain words.')),
  }),
  languages: (title) => ({
    title,
    code: 'de',
    missing: 'english',
    texts: { tagline: 'Lesen', title: 'Lesen', description: 'Über das Lesen.' },
    navigation: { items: [{ link: nowhere }], action: nowhere },
    footer: { columns: [{ title: 'Mehr', links: [{ link: nowhere }] }], copyrightYear: 2026 },
  }),
  forms: (title) => ({
    title,
    fields: [{ blockType: 'text', label: 'Name', required: true }],
    submitLabel: 'Send',
    thanks: { kind: 'text', text: 'It has arrived.' },
  }),
};

export const titleOf = (collection: ContentCollection) => (collection === 'leaders' ? 'name' : 'title');

export const sample = (collection: ContentCollection, title: string): Sample => samples[collection](title, next());

type Save = { status?: 'draft' | 'published'; data?: Sample };

export async function create(payload: Payload, collection: ContentCollection, title: string, options: Save = {}) {
  const { status = 'published', data } = options;
  // One collection stands for all: `samples` above assigns the fields to names.
  const doc = await payload.create({
    collection: collection as 'leaders',
    data: { ...sample(collection, title), ...data, _status: status } as never,
    draft: status === 'draft',
    depth: 0,
  });
  return doc as unknown as Saved;
}

export async function change(
  payload: Payload,
  collection: ContentCollection,
  id: string,
  data: Sample,
  options: Save = {},
) {
  const { status = 'published' } = options;
  const doc = await payload.update({
    collection: collection as 'leaders',
    id,
    data: { ...data, _status: status } as never,
    draft: status === 'draft',
    depth: 0,
  });
  return doc as unknown as Saved;
}

export async function publicRow(payload: Payload, collection: ContentCollection, id: string): Promise<Saved | null> {
  const row = (await payload.findByID({
    collection: collection as 'leaders',
    id,
    draft: false,
    depth: 0,
    disableErrors: true,
  })) as unknown as Saved | null;
  return row?._status === 'published' ? row : null;
}
