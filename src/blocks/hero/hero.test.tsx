import { describe, expect, it } from 'vitest';
import { rendering } from '../../../tests/helpers/blocks';
import { mediaExamples } from '../media/media.example';
import type { BlockOf } from '../types';
import { Hero } from './hero';
import { heroExamples } from './hero.example';

const render = rendering(Hero);
const words = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
const headline = (html: string) => words(html.match(/<h1[\s\S]*?<\/h1>/)?.[0] ?? '');
const { measured, industry, centered } = heroExamples;
const plain = heroExamples['words only'];

describe.each(Object.entries(heroExamples))('a %s hero', (_, { block }) => {
  const html = render(block);

  it('has the only h1 of the page, with the whole headline', () => {
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(headline(html)).toBe(block.heading);
  });

  it('fills 90 % of the screen with the mesh of its ground', () => {
    const classes = html.match(/^<section[^>]*class="([^"]*)"/)?.[1]?.split(' ');
    expect(classes).toEqual(
      expect.arrayContaining(['hero', 'mesh', 'min-h-[90svh]', `ground-${block.section.ground}`]),
    );
  });

  it('sets the theme of the navigation', () => {
    const isLight = ['white', 'frost'].includes(block.section.ground);
    expect(html).toContain(`data-nav-theme="${isLight ? 'light' : 'dark'}"`);
  });
});

describe('highlight', () => {
  it('sets one phrase of the headline in gradient text', () => {
    expect(render(industry.block).match(/<span class="gradient-text">([^<]*)/)?.[1]).toBe('before it breaks');
    expect(render(industry.block).match(/gradient-text/g)).toHaveLength(1);
  });

  it('leaves the headline unchanged if it lacks the phrase', () => {
    expect(render({ ...industry.block, highlight: 'not in the headline' })).not.toContain('gradient-text');
  });
});

describe('buttons', () => {
  it('link to their targets', () => {
    const html = render(industry.block);
    expect(html).toContain('href="/book"');
    expect(html).toContain('href="/solutions/energy#capabilities"');
    expect(html.match(/class="button /g)).toHaveLength(2);
  });

  it('open other websites in a new tab', () => {
    const links: BlockOf<'hero'>['links'] = [
      { label: 'Calendar', kind: 'address', address: 'https://calendar.example', appearance: 'solid' },
    ];
    expect(render({ ...industry.block, links })).toMatch(/target="_blank"[^>]*rel="noopener"/);
  });
});

it('keeps a number of the introduction with its unit', () => {
  expect(render({ ...industry.block, intro: 'Within 90 days.' })).toContain('>Within\u00a090\u00a0days.<');
});

describe('badges', () => {
  it('are a list between the headline and the introduction, when there are any', () => {
    const html = render({ ...industry.block, badges: [{ text: 'Virtual meeting' }, { text: '30 minutes' }] });
    expect(html).toMatch(/<\/h1><ul[^>]*><li>Virtual meeting<\/li><li>30 minutes<\/li><\/ul><p class="hero-intro/);
    expect(render({ ...industry.block, badges: [] })).not.toContain('hero-badges');
  });
});

describe('readings', () => {
  it('surround the nodes of a dial; the unread one is marked', () => {
    const html = render(industry.block);
    expect(html.match(/--x:/g)).toHaveLength(6);
    expect(html.match(/<li class="[^"]*reading-unread[^"]*"[^>]*><b>([^<]*)/)?.[1]).toBe('Evening ramp');
  });

  it('are a list below centered text and drawings without six nodes', () => {
    for (const html of [
      render({ ...industry.block, figure: 'lead-time' }),
      render({ ...centered.block, readings: industry.block.readings }),
    ]) {
      expect(html).toContain('Overnight load');
      expect(html).not.toContain('--x:');
    }
  });

  it('are called illustrative once, beside a drawing as in a key', () => {
    for (const { block } of [industry, measured]) {
      expect(words(render(block)).match(/Illustrative readings/g)).toHaveLength(1);
      expect(words(render({ ...block, readings: [] }))).not.toContain('Illustrative');
    }
  });

  it('are optional', () => {
    expect(render({ ...industry.block, readings: [] })).not.toContain('reading');
  });
});

describe('the measured hero', () => {
  it('names once what its line measures', () => {
    expect(words(render(measured.block)).match(/perception gap/g)).toHaveLength(1);
  });

  it('has labels of its own, which fields change', () => {
    expect(words(render(measured.block))).toMatch(/perception gap.*look at it.*time to choose/);
    const own = { ...measured.block, gapLabel: 'blind spot', hint: 'here', closedLabel: 'time left' };
    expect(words(render(own))).toMatch(/blind spot.*here.*time left/);
    expect(words(render(own))).not.toMatch(/perception gap|look at it|time to choose/);
  });

  it('does not split a headline without room for the line', () => {
    const html = render({ ...measured.block, heading: 'See it in time' });
    expect(html).toContain('measured-whole');
    expect(headline(html)).toBe('See it in time');
  });

  it('measures only the sensor: other drawings are beside the text', () => {
    const html = render({ ...measured.block, figure: 'energy' });
    expect(html).toContain('hero-split');
    expect(html).not.toContain('perception gap');
  });
});

it('shows its badge, and a drawing with a name', () => {
  const html = render(heroExamples['reversed on ocean'].block);
  expect(words(html)).toContain('PLATFORM');
  expect(html).toContain('Five levels on one axis');
});

it('puts a drawing below the words, with its parts named', () => {
  const html = render(heroExamples['above its drawing'].block);
  expect(html).toContain('hero-below');
  expect(html.indexOf('hero-figure')).toBeGreaterThan(html.indexOf('hero-words'));
  expect(html).toContain('<b>conceal</b> leth');
});

it('is text only without a drawing, whatever the layout', () => {
  const html = render({ ...industry.block, figure: null });
  expect(html).toContain('hero-plain');
  expect(html).not.toContain('<svg');
  expect(render(plain.block)).not.toContain('<svg');
});

describe('a hero with a picture', () => {
  const picture = { ...mediaExamples.wide.block.media, focalX: 20, focalY: 70 };
  const html = render({ ...measured.block, picture });

  it('replaces the drawing, loads eagerly, and keeps its size and focal point', () => {
    expect(html).toMatch(
      /<img[^>]*alt="A river gauge[^>]*width="2000" height="1200" loading="eager" fetchPriority="high"/,
    );
    expect(html).toContain('object-position:20% 70%');
    expect(html).not.toContain('<svg');
    expect(html).toContain('hero-split');
  });

  it('falls back to the drawing when the picture is missing', () => {
    expect(render({ ...measured.block, picture: picture.id })).toBe(render(measured.block));
  });
});
