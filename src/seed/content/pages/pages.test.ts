import { describe, expect, it } from 'vitest';
import { seedId } from '../../ids';
import type { SeedBlock, SeedPage } from '../../types';
import { pages } from './index';
import { quoted } from './quoted';
import { linksIn, pageAt, sectionsOf, sourceOf, targetOf, textsIn } from './testing';

const mainOf: Record<string, string> = {
  '/sensory-intelligence-v2': '/sensory-intelligence',
  '/sensory-intelligence-v3': '/sensory-intelligence',
  '/sensory-intelligence-v4': '/sensory-intelligence',
  '/sensory-intelligence-v5': '/sensory-intelligence',
  '/platform-alt': '/platform',
  '/about/careers-backup': '/about/careers',
};
const grounds = (page: SeedPage) => sectionsOf(page).map(({ section }) => section.ground);
/** Graphite is a mesh only at the opening of a page, white never. */
const isMesh = (block: SeedBlock) =>
  block.section.ground !== 'white' &&
  (block.section.ground !== 'graphite' || block.blockType === 'hero' || 'headline' in block);
const isLight = (ground: string | undefined) => ground === 'white' || ground === 'frost';
const composition = (page: SeedPage) =>
  (page.blocks ?? []).map((block) => {
    const shown = block.blockType === 'shared-section' ? sourceOf(block) : block;
    const layout =
      'layout' in block && block.layout ? block.layout : shown && 'layout' in shown ? shown.layout : undefined;
    return [shown?.section.anchor ?? shown?.blockType, block.section.ground, layout];
  });

it('has each page of the documents once', () => {
  const paths = pages.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.toSorted()).toEqual(Object.keys(quoted).toSorted());
});

describe.each(pages.map((page) => [page.path, page] as const))('%s', (path, page) => {
  const sections = sectionsOf(page);
  const anchors = sections.flatMap(({ section }) => section.anchor || []);

  it.each(quoted[path]?.texts ?? [])('says "%s"', (text) => {
    expect(textsIn(sections).some((found) => found.includes(text))).toBe(true);
  });

  it.each(quoted[path]?.links ?? [])('links "%s" to %s', (label, target) => {
    const found = linksIn(sections).filter((link) => link.label === label);
    expect(found.map(targetOf)).toContain(target);
  });

  it('has no link whose target the seed does not know', () => {
    const lost = linksIn(sections).filter((link) => link.kind !== 'none' && !targetOf(link));
    expect(lost).toEqual([]);
  });

  it('starts with its only hero or form, with the highlight in its headline', () => {
    const openings = sections.filter((block) => block.blockType === 'hero' || ('headline' in block && block.headline));
    expect(openings).toHaveLength(1);
    const [hero] = sections;
    expect(hero).toBe(openings[0]);
    if (hero?.blockType === 'hero') expect(hero.heading).toContain(hero.highlight ?? '');
  });

  it('has each anchor once, and every # link leads to one', () => {
    expect(new Set(anchors).size).toBe(anchors.length);
    const jumps = linksIn(sections).flatMap((link) => targetOf(link)?.match(/^#(.+)/)?.[1] ?? []);
    expect(anchors).toEqual(expect.arrayContaining(jumps));
  });

  it('has a description of 50 to 160 characters for search engines', () => {
    expect(page.meta?.title).toBeTruthy();
    expect(page.meta?.title).not.toMatch(/\| Alethia/);
    expect(page.meta?.description?.length).toBeGreaterThanOrEqual(50);
    expect(page.meta?.description?.length).toBeLessThanOrEqual(160);
  });

  it('never has two meshes or three light sections in a row', () => {
    expect(sections.findIndex((block, i) => i > 0 && isMesh(block) && isMesh(sections[i - 1] as SeedBlock))).toBe(-1);
    const light = grounds(page).map(isLight);
    expect(light.findIndex((is, i) => is && light[i + 1] && light[i + 2])).toBe(-1);
  });

  it('uses ocean or indigo at most once, and at most one phrase in gradient text', () => {
    expect(grounds(page).filter((ground) => ground === 'ocean' || ground === 'indigo').length).toBeLessThanOrEqual(1);
    const phrases = sections.filter(
      (block) => block.blockType === 'statement' || (block.blockType === 'hero' && block.highlight),
    );
    expect(phrases.length).toBeLessThanOrEqual(1);
  });

  it('does not repeat a drawing', () => {
    const drawings = [...JSON.stringify(sections).matchAll(/"figure":"([^"]+)"/g)].map(([, name]) => name);
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  it('uses no words that the brand avoids', () => {
    const words = textsIn(sections).join(' ').replaceAll('Human Empowerment', '');
    expect(words).not.toMatch(/unlock|empower|seamless|coming soon|lorem ipsum/i);
  });

  it('is hidden from search engines exactly when it is a variant or the end of a flow', () => {
    const main = mainOf[path];
    expect(page.meta?.hideFromSearch ?? false).toBe(main !== undefined || path === '/contact/success');
    expect(page.meta?.canonical).toEqual(
      main === undefined ? undefined : { relationTo: 'pages', value: seedId('pages', main) },
    );
  });
});

it('composes every variant differently', () => {
  const family = ['/sensory-intelligence', ...Object.keys(mainOf).filter((path) => path.includes('sensory'))];
  for (const paths of [family, ['/platform', '/platform-alt'], ['/about/careers', '/about/careers-backup']]) {
    const all = paths.map((path) => pageAt(path));
    expect(new Set(all.map((page) => JSON.stringify(composition(page)))).size).toBe(all.length);
    expect(new Set(all.map((page) => sectionsOf(page)[0]).map((block) => JSON.stringify(block))).size).toBe(all.length);
    expect(new Set(all.map((page) => grounds(page).join())).size).toBe(all.length);
  }
});

it('shows all six modules with four focus areas and a link that leads nowhere yet', () => {
  const block = sectionsOf(pageAt('/platform')).find(({ blockType }) => blockType === 'capability-cards');
  const cards = block?.blockType === 'capability-cards' ? block.cards : [];
  expect(cards.map(({ title }) => title)).toEqual(['Core', 'Edge', 'Pulse', 'Flow', 'Studio', 'Lens']);
  expect(cards.map(({ points }) => points?.length)).toEqual([4, 4, 4, 4, 4, 4]);
  expect(cards.every(({ hasLink, link }) => hasLink && link?.kind === 'none')).toBe(true);
});

it('keeps the cards, steps and lines of the platform short', () => {
  const count = (text: string | null | undefined) => text?.split(/\s+/).length ?? 0;
  const texts = sectionsOf(pageAt('/platform')).flatMap((block) => {
    if (block.blockType === 'capability-cards') return block.cards.map(({ text }) => text);
    if (block.blockType === 'numbered-steps') return block.steps.map(({ text }) => text);
    return block.blockType === 'integrations-security' ? block.integrations.map(({ text }) => text) : [];
  });
  expect(texts).toHaveLength(14);
  expect(texts.filter((text) => count(text) > 12)).toEqual([]);
});

it('has a hero on the home page with two buttons and six readings', () => {
  const [hero] = pageAt('/').blocks ?? [];
  expect(linksIn(hero).map(targetOf).toSorted()).toEqual(['/book', '/sensory-intelligence']);
  expect(hero?.blockType === 'hero' && hero.readings).toHaveLength(6);
});

it('takes the six phases of the partnership page from their collection, and shows four on the solutions page', () => {
  const phases = (path: string) =>
    sectionsOf(pageAt(path)).flatMap((block) => (block.blockType === 'deployment-phases' ? [block] : []));
  expect(phases('/platform/partnerships').map(({ source }) => source)).toEqual(['collection']);
  expect(phases('/solutions').map((block) => block.phases?.length)).toEqual([4]);
});

it('lists the positions on one careers page and shows them as a grid on the other', () => {
  const [list, grid] = ['/about/careers', '/about/careers-backup'].map((path) =>
    composition(pageAt(path)).find(([anchor]) => anchor === 'open-positions'),
  );
  expect([list?.[2], grid?.[2]]).toEqual(['list', 'grid']);
});

it('leaves the security page with its heading and nothing else', () => {
  expect(pageAt('/legal').blocks).toHaveLength(1);
  const [hero] = pageAt('/legal').blocks ?? [];
  expect(hero).toMatchObject({ blockType: 'hero', heading: 'Security & Compliance' });
  for (const words of ['badge', 'badges', 'intro', 'links', 'readings']) expect(hero).not.toHaveProperty(words);
});
