import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { industrySections } from '@/blocks/industry-sections';
import { RenderBlocks } from '@/blocks/render-blocks';
import { Frame } from '@/components/layout/frame';
import { findDocument, findName, listPages } from '@/data/documents';
import { findInstead } from '@/data/instead';
import { list, listChosen } from '@/data/lists';
import { offeredLanguages, shownLanguage } from '@/data/offered';
import { searchSite } from '@/data/search';
import { searchSiteOf } from '@/data/search-places';
import { getFrame } from '@/data/site';
import { findTrail } from '@/data/trail';
import { versionsOf } from '@/data/translations';
import { tags } from '@/publishing/tags';
import { seed } from '@/seed';
import { seedId } from '@/seed/ids';
import { jobVoice, positionsPath } from '@/site/documents/job-voice';
import { testPayload } from '../helpers/payload';
import { change } from '../helpers/samples';

/** As in Next for visitors; `tags` are those with which the page is stored. */
const rendered = vi.hoisted(() => ({ tags: new Set<string>() }));
vi.mock('next/headers', () => ({ draftMode: async () => ({ isEnabled: false }) }));
vi.mock('next/cache', () => ({
  unstable_cache: (read: () => unknown, _: unknown, { tags: own }: { tags: string[] }) => {
    for (const tag of own) rendered.tags.add(tag);
    return read;
  },
}));

async function tagsOf(render: () => Promise<unknown>): Promise<string[]> {
  rendered.tags.clear();
  await render();
  return [...rendered.tags];
}

const german = seedId('languages', 'de');
const contact = { en: seedId('pages', '/contact'), de: seedId('pages', '/de/kontakt') };

const offer = () => change(payload, 'languages', german, {});
const takeBack = () => payload.update({ collection: 'languages', id: german, data: { _status: 'draft' } });

const payload = await testPayload();
await seed(payload);

describe('while a language is not offered', () => {
  it('nothing is found at its paths, in lists, links and searches', async () => {
    expect(await offeredLanguages()).toEqual([]);
    expect(await shownLanguage('/de/kontakt')).toBe('en');
    expect([await findDocument('/de'), await findName('/de/kontakt'), await findInstead('/de/platform')]).toEqual([
      null,
      null,
      null,
    ]);
    expect((await listPages()).filter(({ path }) => path.startsWith('/de'))).toEqual([]);
    expect(await versionsOf(contact.en, '/contact')).toEqual([]);
    expect((await list('industries')).map(({ title }) => title)).not.toContain('Energie');
    expect(await searchSite('Abendrampe', 'en')).toEqual([]);
  });
});

describe('once it is offered', () => {
  beforeAll(offer);

  it('a page has its links in its language, and the tags of what they depend on', async () => {
    const found = await findDocument('/de');
    expect(JSON.stringify(found?.document)).toContain('/book');
    const own = await tagsOf(() => findDocument('/de'));
    expect(own).toEqual(
      expect.arrayContaining([tags.path('/de'), tags.translations('/platform'), tags.translations('/booking')]),
    );
    const { navigation, footer, site } = await getFrame('de');
    expect(JSON.stringify(navigation)).toContain('/de/kontakt');
    expect(JSON.stringify(footer)).toContain('/de/loesungen/energie');
    expect([site.language, site.tagline, site.name]).toEqual(['de', 'Intelligenz, menschlich gemacht', 'Alethia']);
    expect(JSON.stringify((await getFrame('en')).navigation)).not.toContain('/de');
  });

  it('versions of a page name one another, and expire together', async () => {
    const both = [
      { language: 'en', path: '/contact' },
      { language: 'de', path: '/de/kontakt' },
    ];
    expect(await versionsOf(contact.en, '/contact')).toEqual(both);
    expect(await versionsOf(contact.de, '/de/kontakt')).toEqual(both);
    for (const [id, path] of [
      [contact.en, '/contact'],
      [contact.de, '/de/kontakt'],
    ] as const)
      expect(await tagsOf(() => versionsOf(id, path))).toContain(tags.translations('/contact'));
    expect(await versionsOf(seedId('pages', '/platform'), '/platform')).toEqual([
      { language: 'en', path: '/platform' },
    ]);
  });

  it('lists have translations in the place of their originals', async () => {
    const english = await list('industries');
    const inGerman = await list('industries', 'de');
    expect(inGerman).toHaveLength(english.length);
    const at = english.findIndex(({ slug }) => slug === 'energy');
    expect(inGerman[at]).toMatchObject({ title: 'Energie', path: '/de/loesungen/energie', language: 'de' });
    expect(inGerman.filter((_, index) => index !== at).map(({ title }) => title)).toEqual(
      english.filter((_, index) => index !== at).map(({ title }) => title),
    );
    const chosen = await listChosen('industries', [seedId('industries', 'energy')], 'de');
    expect(chosen.map(({ title }) => title)).toEqual(['Energie']);
    expect((await list('leaders', 'de')).length).toBeGreaterThan(0);
  });

  it('an address without a page leads to the English one, or to its translation', async () => {
    expect(await findInstead('/de/platform')).toEqual({ location: '/platform', status: 302 });
    expect(await findInstead('/de/contact')).toEqual({ location: '/de/kontakt', status: 302 });
    expect(await findInstead('/de/careers')).toEqual({ location: '/about/careers', status: 302 });
    expect(await findInstead('/de/nichts')).toBeNull();
    expect(await findInstead('/platform/nothing')).toBeNull();
    await change(payload, 'languages', german, { missing: 'nothing' });
    expect(await findInstead('/de/platform')).toBeNull();
    await change(payload, 'languages', german, { missing: 'english' });
  });

  it('the frame is in its language, and leads to the same page in the other one', async () => {
    const versions = await versionsOf(contact.de, '/de/kontakt');
    const frame = async (path: string, language: 'en' | 'de', own = versions) =>
      renderToStaticMarkup(await Frame({ path, language, versions: own, children: null }));
    const inGerman = await frame('/de/kontakt', 'de');
    expect(inGerman).toContain('<main id="main" tabindex="-1" data-language="de" lang="de"');
    expect(inGerman).toContain('<a href="/contact" lang="en" hrefLang="en">English</a>');
    expect(inGerman).toContain('<input type="hidden" name="language" value="de"/>');
    expect(inGerman).toMatch(/<a href="\/platform" hrefLang="en"[^>]*>Plattform/);
    expect(inGerman).not.toMatch(/Skip to|Search this|Overview|Account/);
    const inEnglish = await frame('/contact', 'en');
    expect(inEnglish).toContain('<a href="/de/kontakt" lang="de" hrefLang="de">Deutsch</a>');
    // A page without a translation leads to the home page of the language.
    expect(await frame('/platform', 'en', [])).toContain('<a href="/de" lang="de" hrefLang="de">Deutsch</a>');
    expect(inEnglish.match(/ lang="de"/g)).toHaveLength(2);
  });

  it('sections say nothing in English', async () => {
    const found = await findDocument('/de/loesungen/energie');
    if (found?.collection !== 'industries') throw new Error('There is no German industry.');
    const sections = await RenderBlocks({ blocks: industrySections(found.document), language: 'de' });
    const html = renderToStaticMarkup(createElement(Fragment, null, sections));
    expect(html).toContain('Die Herausforderung');
    expect(html).toContain('Ergebnis');
    expect(html).toMatch(/1\.148 MW/);
    expect(html).not.toMatch(/Illustrative|Outcome|In practice|not read yet|perception gap|start<|months|Load in|Hour/);
  });

  it('breadcrumbs begin at its home page, searches find its pages only', async () => {
    const found = await findDocument('/de/loesungen/energie');
    expect(found && (await findTrail(found)).map(({ path }) => path)).toEqual(['/de', '/de/loesungen/energie']);
    expect((await searchSite('Abendrampe', 'de')).map(({ path }) => path)).toContain('/de/loesungen/energie');
    expect((await searchSite('transformer', 'en')).every(({ path }) => !path.startsWith('/de'))).toBe(true);
    const { places } = await searchSiteOf('de');
    expect(places).toContainEqual({ href: '/de/kontakt', label: 'Kontakt' });
    expect(places).toContainEqual({ href: '/platform', label: 'Plattform' });
  });

  it('on a position that reports to no leader speaks who speaks on the page of all positions in its language, or nobody', async () => {
    const careers = seedId('pages', '/about/careers');
    expect(await jobVoice({}, 'en')).toMatchObject({ blockType: 'quotation', person: 'Hana Kirimoto' });
    expect(await tagsOf(() => jobVoice({}, 'en'))).toEqual(
      expect.arrayContaining([tags.path('/about/careers'), tags.document(careers)]),
    );
    expect([await jobVoice({}, 'de'), await positionsPath('de')]).toEqual([null, '/about/careers']);
    const { blocks } = await payload.findByID({ collection: 'pages', id: careers, depth: 0, overrideAccess: true });
    const hidden = blocks?.map((block) =>
      block.blockType === 'quotation' ? { ...block, section: { ...block.section, hidden: true } } : block,
    );
    await change(payload, 'pages', careers, { blocks: hidden });
    expect(await jobVoice({}, 'en')).toBeNull();
    await payload.update({ collection: 'pages', id: careers, data: { blocks, _status: 'draft' } });
    expect(await jobVoice({}, 'en')).toBeNull();
    await change(payload, 'pages', careers, { blocks });

    const { id } = await payload.create({
      collection: 'pages',
      data: { title: 'Karriere', path: '/de/karriere', translationOf: careers, blocks: [], _status: 'draft' },
      draft: true,
    });
    await payload.update({ collection: 'pages', id, data: { blocks, _status: 'published' } });
    expect(await positionsPath('de')).toBe('/de/karriere');
    expect(await jobVoice({}, 'de')).toMatchObject({ person: 'Hana Kirimoto' });
    await payload.delete({ collection: 'pages', id });
  });

  it('a position shows the leader whose role it reports to, in the words of its language', async () => {
    const chosen = async (reportsTo: string) => {
      const voice = await jobVoice({ reportsTo }, 'en');
      return voice?.blockType === 'leaders' ? voice.choice : 'no leader';
    };
    expect(await chosen('chief executive officer ')).toEqual([seedId('leaders', 'marit-sandquist')]);
    expect(await chosen('Chief Operating Officer')).toEqual([seedId('leaders', 'joel-brackenridge')]);
    // Of several, nobody is picked by chance.
    expect([await chosen('Chief'), await chosen('Head of Nothing')]).toEqual(['no leader', 'no leader']);
    expect(await jobVoice({ reportsTo: 'Chief Operating Officer' }, 'de')).toMatchObject({
      heading: 'An wen Sie berichten',
    });
    expect(await tagsOf(() => jobVoice({ reportsTo: 'Chief Operating Officer' }, 'en'))).toContain(
      tags.list('leaders'),
    );
  });

  it('on a position speaks the leader whose role it reports to, in English also on a German one', async () => {
    const voice = await jobVoice({ reportsTo: 'Chief Operating Officer' }, 'de');
    const sections = await RenderBlocks({ blocks: voice && [voice], language: 'de' });
    expect(renderToStaticMarkup(createElement(Fragment, null, sections))).toMatch(
      /<li [^>]*lang="en".*<blockquote[^>]*><p>You’ll write one page a week/,
    );
  });

  it('nothing of it is left when it is taken back', async () => {
    await takeBack();
    expect([await findDocument('/de'), await versionsOf(contact.en, '/contact')]).toEqual([null, []]);
    await offer();
  });
});
