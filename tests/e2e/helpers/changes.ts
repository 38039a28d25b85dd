import { randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';
import { body, h2, p } from '@/seed/write';
import { type Cms, cmsAs, type Doc } from './cms';
import { siteUrl } from './site';
import { test as base } from './strict';

export { section } from '../../helpers/samples';

type Json = Record<string, unknown>;

/** Undone after the test, in reverse order, whether it passed or not. */
export type Changes = {
  publish: (collection: string, where: Json, data: Json) => Promise<Doc>;
  saveDraft: (collection: string, where: Json, data: Json) => Promise<Doc>;
  publishGlobal: (slug: string, data: Json) => Promise<void>;
  create: (collection: string, data: Json, status?: 'draft' | 'published') => Promise<Doc>;
  later: (undo: () => Promise<unknown>) => void;
};

const before = (document: Json, data: Json) =>
  Object.fromEntries(Object.keys(data).map((name) => [name, document[name] ?? null]));

function changesOf(api: Cms, undo: (() => Promise<unknown>)[]): Changes {
  const keep = async (collection: string, where: Json, data: Json) => {
    const document = await api.find(collection, where);
    undo.push(() => api.publish(collection, document.id, before(document, data)));
    return document;
  };
  return {
    publish: async (collection, where, data) => {
      const { id } = await keep(collection, where, data);
      return api.publish(collection, id, data);
    },
    saveDraft: async (collection, where, data) => {
      const document = await keep(collection, where, data);
      await api.saveDraft(collection, document.id, data);
      return document;
    },
    publishGlobal: async (slug, data) => {
      const value = await api.global(slug);
      undo.push(() => api.publishGlobal(slug, before(value, data)));
      await api.publishGlobal(slug, data);
    },
    create: async (collection, data, status) => {
      const document = await api.create(collection, data, status);
      // The test may have deleted it.
      undo.push(() => api.removeWhere(collection, { id: document.id }));
      return document;
    },
    later: (step) => undo.push(step),
  };
}

const isReady = () => expect.poll(async () => (await fetch(`${siteUrl}/readyz`)).status, { timeout: 30_000 }).toBe(200);

/** For tests that change the site. `api` acts as the admin. */
export const test = base.extend<{ api: Cms; changes: Changes; word: string }>({
  api: async ({ baseURL }, use) => use(cmsAs('admin', baseURL)),
  changes: async ({ api }, use) => {
    const undo: (() => Promise<unknown>)[] = [];
    await use(changesOf(api, undo));
    // If the test restarted the site, it serves pages before it accepts changes.
    if (undo.length > 0) await isReady();
    for (const step of undo.reverse()) await step();
  },
  /** Does not occur on the site. */
  word: async ({ browserName }, use) => use(`${browserName}${randomBytes(6).toString('hex')}`),
});

export const samplePage = (path: string, heading: string): Json => ({
  title: heading,
  path,
  blocks: [
    {
      blockType: 'hero',
      layout: 'plain',
      heading,
      section: { ground: 'graphite', spacing: 'standard' },
    },
    {
      blockType: 'rich-text',
      body: body(h2('A page of the tests'), p('It is deleted at their end.')),
      section: { ground: 'white', spacing: 'standard' },
    },
  ],
});

export const sampleJob = (title: string, slug: string): Json => ({
  title,
  slug,
  location: 'Denver',
  department: 'Tests',
  employmentType: 'FULL_TIME',
  datePosted: '2026-01-05T12:00:00.000Z',
  summary: 'Reads what the site shows, and says when it is late.',
  about: 'You read pages.',
  whatYouDo: [{ text: 'Read' }],
  requirements: [{ text: 'Patience' }],
  thrive: [{ text: 'You like to read.' }],
  place: { locality: 'Denver', region: 'CO', country: 'US' },
});

export const sampleIssue = (word: string): Json => ({
  number: 5000 + Math.floor(Math.random() * 100_000),
  date: '2026-11-23T12:00:00.000Z',
  title: `What ${word} heard`,
  summary: 'An unexpected reading.',
  topics: [{ text: 'Hums' }],
  url: 'https://www.linkedin.com/pulse/issue-of-the-tests',
  sections: [
    { blockType: 'headline', text: `The hum of ${word}` },
    { blockType: 'paragraphs', text: 'It began at night.\n\nThe yard was empty.' },
    { blockType: 'button', label: 'See the platform', url: '/platform' },
    { blockType: 'links', heading: 'More', links: [{ label: 'Careers', url: '/about/careers' }] },
  ],
});
