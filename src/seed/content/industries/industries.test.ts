import type { Industry } from '@payload-types';
import { describe, expect, it } from 'vitest';
import { industrySections } from '@/blocks/industry-sections';
import { drawHorizon, duration } from '@/blocks/product-view/horizon';
import type { BlockOf } from '@/blocks/types';
import { subjects } from '@/components/figures/subjects';
import { seedId } from '../../ids';
import type { SeedBlock, SeedIndustry } from '../../types';
import { energie } from '../german/energy';
import { lastgang } from '../german/load';
import { industryVariants } from '../industry-variants';
import { load } from './drawings/load';
import { industries } from './index';
import { signals } from './signals';

const dimensions = ['Temporal', 'Spatial', 'Behavioral', 'Systemic', 'Economic'];
const sections = ['challenge', 'capabilities', 'architecture', 'deployment', 'next'];

const common = new Set([
  'anchor',
  'blockType',
  'layout',
  'ownSectionAfter',
  'time',
  'unit',
  'stamp',
  'mode',
  'ground',
  'spacing',
  'state',
  'title',
  'label',
  'duration',
  'figure',
  'kind',
  'address',
  'seenLabel',
]);

function textsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return common.has(key) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, key));
  if (value && typeof value === 'object') return Object.entries(value).flatMap(([name, item]) => textsOf(item, name));
  return [];
}

const sentencesOf = (value: unknown) =>
  textsOf(value)
    .flatMap((text) => text.split(/(?<=[.:;?!])\s+/))
    .map((sentence) =>
      sentence
        .trim()
        .toLowerCase()
        .replace(/[.:;]$/, ''),
    )
    .filter(Boolean);

function sharedBetween(documents: unknown[]): string[] {
  const owners = new Map<string, number>();
  for (const document of documents) {
    for (const sentence of new Set(sentencesOf(document))) owners.set(sentence, (owners.get(sentence) ?? 0) + 1);
  }
  return [...owners].filter(([, count]) => count > 1).map(([sentence]) => sentence);
}

it('has the five industries, each once, with its own drawing and place in lists', () => {
  expect(industries.map(({ slug }) => slug)).toEqual([
    'insurance',
    'energy',
    'supply-chain',
    'manufacturing',
    'construction',
  ]);
  for (const { slug, figure } of industries) expect(figure).toBe(slug);
  expect(industries.map(({ order }) => order)).toEqual([...industries.map(({ order }) => order)].sort((a, b) => a - b));
});

it('each has a unique section, in its own position, and a different layout', () => {
  const kinds = industries.map(({ ownSection }) => ownSection?.map(({ blockType }) => blockType).join());
  expect(new Set(kinds).size).toBe(industries.length);
  expect(new Set(industries.map(({ ownSectionAfter }) => ownSectionAfter)).size).toBe(industries.length);
  const arranged = industries.map(({ challenge, capabilities, architecture, deployment }) =>
    [challenge, capabilities, architecture, deployment].map(({ layout }) => layout).join(),
  );
  expect(new Set(arranged).size).toBe(industries.length);
});

it('never has two meshes or three light sections in a row', () => {
  for (const industry of industries) {
    const sections = industrySections(industry as Industry);
    expect(adjacent(sections, 2).filter((pair) => pair.every(isMesh))).toEqual([]);
    expect(adjacent(sections, 3).filter((three) => three.every(isLight))).toEqual([]);
  }
});

type OwnReading = { reading: string; unread?: boolean | null };

/** The readings of an own section, whatever its kind calls them. */
const ownReadings = (industry: (typeof industries)[number]): OwnReading[] =>
  (industry.ownSection ?? []).flatMap((block): OwnReading[] => {
    switch (block.blockType) {
      case 'load-curve':
        return block.readings ?? [];
      case 'renewal-calendar':
        return block.renewals;
      case 'takt-line':
        return block.stations;
      case 'floor-section':
        return block.levels;
      case 'lane-strip':
        return block.legs;
      default:
        return [];
    }
  });

it.each(industries)(
  '$title has one unread signal, the same in its hero, its drawing and its own section',
  (industry) => {
    const signal = signals[industry.slug as keyof typeof signals];
    expect(industry.hero.readings?.[subjects[industry.figure as keyof typeof signals].unread]).toEqual(signal);
    const unread = ownReadings(industry).filter((row) => row.unread);
    expect(unread.map(({ reading }) => reading)).toEqual([signal.value]);
  },
);

type Drawing = BlockOf<'load-curve' | 'renewal-calendar' | 'takt-line' | 'floor-section' | 'lane-strip'>;

/** Hours, weeks or days that an industry's drawing states, and where its unread signal stands in it. */
const stated = (drawing: Drawing) => {
  switch (drawing.blockType) {
    case 'load-curve':
      return `${drawing.limitHour - (drawing.readings?.find(({ unread }) => unread)?.hour ?? 0)} hours`;
    case 'renewal-calendar':
      return `${drawing.renewals.find(({ unread }) => unread)?.weeks} weeks`;
    case 'floor-section':
      return drawing.measure.includes('three days') ? '3 days' : drawing.measure;
    // These state no time until the limit: the gap of the challenge's chart does.
    case 'lane-strip':
      return '19 days';
    case 'takt-line':
      return '46 hours';
  }
};

const evidenceOf = (industry: SeedIndustry) => {
  const blocks = industry.ownSection ?? [];
  const evidence = blocks.find((block) => block.blockType === 'product-view');
  const drawing = blocks.find((block): block is Drawing => block !== evidence);
  if (evidence?.blockType !== 'product-view' || !drawing) throw new Error(`${industry.slug} lacks a section`);
  return { evidence, drawing };
};

describe.each([...industries, energie])('the sources of $title', (industry) => {
  const { evidence, drawing } = evidenceOf(industry);
  const { values, views, artifacts = [], alert, log } = evidence;
  const signal = industry.hero.readings?.[subjects[industry.figure as keyof typeof signals].unread];

  it('are five, and one of them is the signal of the hero, in its words', () => {
    expect(artifacts).toHaveLength(5);
    const said = artifacts?.filter(({ lines }) =>
      lines?.some(({ text }) => text.toLowerCase().includes(signal?.value ?? '-')),
    );
    expect(said).toHaveLength(1);
    expect(views[0]?.readings[0]).toMatchObject({ source: signal?.name, reading: signal?.value });
  });

  it('leave as much time as the drawing states', () => {
    const [view] = views;
    const { crossing = 0 } = view ? drawHorizon(values, view) : {};
    expect(duration(crossing)).toBe(stated(drawing));
  });

  it('lead to an alert with three reasons, and to a decision that names what was set aside', () => {
    expect(alert?.title).toBeTruthy();
    expect(alert?.reasons).toHaveLength(3);
    for (const text of [log?.who, log?.choice, log?.known, log?.dismissed]) expect(text).toBeTruthy();
  });

  it('follow the challenge, wherever the drawing stands', () => {
    const anchors = industrySections(industry as Industry).map(({ section }) => section.anchor);
    const place = anchors.indexOf('evidence');
    expect([anchors[place - 1], anchors[place - 2]]).toContain('challenge');
    expect(place).toBeLessThan(anchors.indexOf('capabilities'));
  });
});

it('the hours of the chart of manufacturing leave the time that its sources state', () => {
  const { seenAt, limitAt } = industries[3]?.challenge.chart ?? {};
  expect(Math.floor(((limitAt ?? 0) - (seenAt ?? 0)) * 0.01 * 5 * 24)).toBe(46);
});

it('the six weeks of the chart of supply chain leave the time that its sources state', () => {
  const { seenAt, limitAt } = industries[2]?.challenge.chart ?? {};
  expect(Math.floor(((limitAt ?? 0) - (seenAt ?? 0)) * 0.01 * 42)).toBe(19);
});

it('the meter of the transformer and the load curve agree on the hour', () => {
  const { evidence, drawing } = evidenceOf(industries[1] as SeedIndustry);
  const hour = drawing.blockType === 'load-curve' && drawing.readings?.find(({ unread }) => unread)?.hour;
  expect(evidence.alert?.time).toBe(`${hour}:00`);
  expect(evidence.alert?.title).toContain(`${drawing.blockType === 'load-curve' && drawing.limitHour}:00`);
});

it.each([
  ['English', industries[1]?.challenge.chart, load],
  ['German', energie.challenge.chart, lastgang],
])('the gap of energy begins and ends at the same hour in both charts, in %s', (_, chart, curve) => {
  const hours = chart?.ticks?.map(({ label }) => Number(label)) ?? [];
  const [first = 0, second = 0] = hours;
  const hourOf = (position = 0) => first + (hours.length * (second - first) * position) / 100;
  expect(hourOf(chart?.seenAt)).toBe(curve.readings?.find(({ unread }) => unread)?.hour);
  expect(hourOf(chart?.limitAt)).toBe(curve.limitHour);
});

it('repeats no text', () => {
  expect(sharedBetween(industries)).toEqual([]);
});

describe.each(industries)('$title', (industry) => {
  const { hero, challenge, capabilities, architecture, deployment, next, meta } = industry;

  it('opens with a headline, its highlighted words, six readings and the way to book', () => {
    expect(hero.heading).toContain(hero.highlight);
    expect(hero.readings).toHaveLength(6);
    expect(hero.primary.address).toBe('/book');
  });

  it('tells the challenge in two paragraphs', () => {
    expect(challenge.text.split('\n\n')).toHaveLength(2);
  });

  it('has a chart that shows a gap', () => {
    const { rows, ticks, seenAt, limitAt, limitLabel } = challenge.chart;
    expect(rows).toHaveLength(5);
    expect(ticks?.length).toBeGreaterThanOrEqual(4);
    expect(ticks?.length).toBeLessThanOrEqual(6);
    expect(seenAt).toBeGreaterThan(0);
    expect(limitAt).toBeGreaterThan(seenAt);
    expect(limitAt).toBeLessThan(100);
    expect(limitLabel).not.toBe('');
    for (const { from, to } of rows) {
      expect(from).toBeGreaterThanOrEqual(0);
      expect(to).toBeGreaterThan(from);
      expect(to).toBeLessThanOrEqual(100);
      expect(from).toBeLessThan(limitAt);
    }
    // Signals were there, but not all of them had been read: that is the gap.
    expect(rows.filter(({ from }) => from <= seenAt).length).toBeGreaterThanOrEqual(3);
    expect(rows.some(({ from }) => from > seenAt)).toBe(true);
  });

  it('has four capabilities, each with a drawing of its own, and four situations', () => {
    expect(capabilities.cards).toHaveLength(4);
    expect(new Set(capabilities.cards.map(({ figure }) => figure)).size).toBe(4);
    expect(capabilities.practice).toHaveLength(4);
  });

  it('reads the five dimensions, each with its drawing', () => {
    expect(architecture.dimensions.map(({ title }) => title)).toEqual(dimensions);
    expect(architecture.dimensions.map(({ figure }) => figure)).toEqual(dimensions.map((name) => name.toLowerCase()));
  });

  it('deploys in four phases with the documented durations', () => {
    expect(deployment.phases.map(({ duration }) => duration)).toEqual([
      'Days',
      '90 Days',
      '6-12 Months',
      '12-24 Months',
    ]);
  });

  it('ends with the way to book and the way to co-create', () => {
    expect(next.primary.address).toBe('/book');
    expect(next.hasSecondary).toBe(true);
    expect(next.secondary?.address).toBe('/partnership');
  });

  it('has a description of the length that search engines show', () => {
    expect(meta?.title?.length).toBeGreaterThanOrEqual(30);
    expect(meta?.title?.length).toBeLessThanOrEqual(50);
    expect(meta?.description?.length).toBeGreaterThanOrEqual(100);
    expect(meta?.description?.length).toBeLessThanOrEqual(150);
    expect(meta?.hideFromSearch ?? false).toBe(false);
  });

  it('avoids words that the brand avoids', () => {
    expect(textsOf(industry).join(' ')).not.toMatch(
      /\b(unlock|empower|seamless|leverag|revolution|cutting-edge|holistic)/i,
    );
  });
});

const variantOf: Record<string, string> = {
  '/solutions/insurance-alt': 'insurance',
  '/solutions/energy-alt-blue': 'energy',
  '/solutions/energy-alt-dark': 'energy',
};
const isMesh = (block: Pick<SeedBlock, 'section'>) => ['frost', 'ocean', 'indigo'].includes(block.section.ground);
const isLight = (block: Pick<SeedBlock, 'section'>) => ['white', 'frost'].includes(block.section.ground);
const adjacent = <T>(items: T[], count: number) =>
  items.slice(0, items.length - count + 1).map((_, index) => items.slice(index, index + count));

it('has the three variants', () => {
  expect(industryVariants.map(({ path }) => path)).toEqual(Object.keys(variantOf));
});

it('orders the sections of every variant differently from the others and the industry page', () => {
  const orders = industryVariants.map(({ blocks }) =>
    blocks?.flatMap((block) => (block.blockType === 'shared-section' ? [block.anchor] : [])).join(' '),
  );
  expect(new Set([sections.join(' '), ...orders]).size).toBe(1 + industryVariants.length);
});

describe.each(industryVariants)('$path', ({ path, blocks, meta }) => {
  const slug = variantOf[path] ?? '';
  const industry = industries.find((candidate) => candidate.slug === slug);
  const owner = { relationTo: 'industries', value: seedId('industries', slug) };
  const all = blocks ?? [];

  it('is hidden from search engines in favor of the industry page', () => {
    expect(meta?.hideFromSearch).toBe(true);
    expect(meta?.canonical).toEqual(owner);
    expect(meta?.description?.length).toBeGreaterThanOrEqual(100);
    expect(meta?.description?.length).toBeLessThanOrEqual(150);
  });

  it('opens with its own hero: the same drawing, and a booking link', () => {
    expect(all[0]).toMatchObject({ blockType: 'hero', figure: industry?.figure, links: [{ address: '/book' }, {}] });
  });

  it('shows every section of its industry once, and closes with the call to action', () => {
    const shared = all.filter((block) => block.blockType === 'shared-section');
    expect(shared.map(({ anchor }) => anchor).sort()).toEqual([...sections].sort());
    for (const block of shared) expect(block.document).toEqual(owner);
    expect(all.at(-1)).toMatchObject({ anchor: 'next' });
  });

  it('never has two meshes or three light sections in a row', () => {
    expect(adjacent(all, 2).filter((pair) => pair.every(isMesh))).toEqual([]);
    expect(adjacent(all, 3).filter((three) => three.every(isLight))).toEqual([]);
  });
});
