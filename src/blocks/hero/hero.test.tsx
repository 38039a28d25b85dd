import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exampleSite } from '../example-site';
import { mediaExamples } from '../media/media.example';
import type { BlockOf } from '../types';
import { Hero } from './hero';
import { heroExamples } from './hero.example';

const render = (block: BlockOf<'hero'>) =>
  renderToStaticMarkup(<Hero block={block} site={exampleSite} data={undefined} />);
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

  it('holds the one h1 of the page, with the whole headline', () => {
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(headline(html)).toBe(block.heading);
  });

  it('fills nine tenths of the screen on the mesh of its ground', () => {
    const classes = html.match(/^<section[^>]*class="([^"]*)"/)?.[1]?.split(' ');
    expect(classes).toEqual(
      expect.arrayContaining(['hero', 'mesh', 'min-h-[90svh]', `ground-${block.section.ground}`]),
    );
  });

  it('tells the navigation how dark it is', () => {
    const isLight = ['white', 'frost'].includes(block.section.ground);
    expect(html).toContain(`data-nav-theme="${isLight ? 'light' : 'dark'}"`);
  });
});

describe('highlight', () => {
  it('sets one phrase of the headline in gradient', () => {
    expect(render(industry.block).match(/<span class="gradient-text">([^<]*)/)?.[1]).toBe('before it breaks');
    expect(render(industry.block).match(/gradient-text/g)).toHaveLength(1);
  });

  it('leaves the headline alone when the phrase is not in it', () => {
    expect(render({ ...industry.block, highlight: 'not in the headline' })).not.toContain('gradient-text');
  });
});

describe('buttons', () => {
  it('lead where they say', () => {
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

describe('badges', () => {
  it('are a list between the headline and the introduction, when there are any', () => {
    const html = render({ ...industry.block, badges: [{ text: 'Virtual meeting' }, { text: '30 minutes' }] });
    expect(html).toMatch(/<\/h1><ul[^>]*><li>Virtual meeting<\/li><li>30 minutes<\/li><\/ul><p class="hero-intro/);
    expect(render({ ...industry.block, badges: [] })).not.toContain('hero-badges');
  });
});

describe('readings', () => {
  it('stand round the nodes of a dial; the one at the unread node is marked', () => {
    const html = render(industry.block);
    expect(html.match(/--x:/g)).toHaveLength(6);
    expect(html.match(/<li class="[^"]*reading-unread[^"]*"[^>]*><b>([^<]*)/)?.[1]).toBe('Evening ramp');
  });

  it('are a list below a drawing without six nodes, and under words in the middle', () => {
    for (const html of [
      render({ ...industry.block, figure: 'lead-time' }),
      render({ ...centered.block, readings: industry.block.readings }),
    ]) {
      expect(html).toContain('Overnight load');
      expect(html).not.toContain('--x:');
    }
  });

  it('need not be there', () => {
    expect(render({ ...industry.block, readings: [] })).not.toContain('reading');
  });
});

describe('the measured hero', () => {
  it('names what its line measures, once', () => {
    expect(words(render(measured.block)).match(/perception gap/g)).toHaveLength(1);
  });

  it('sets a headline whole that has no room for the line', () => {
    const html = render({ ...measured.block, heading: 'See it in time' });
    expect(html).toContain('measured-whole');
    expect(headline(html)).toBe('See it in time');
  });

  it('measures the sensor only: another drawing stands beside the words', () => {
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

it('is words only without a drawing, whatever the arrangement', () => {
  const html = render({ ...industry.block, figure: null });
  expect(html).toContain('hero-plain');
  expect(html).not.toContain('<svg');
  expect(render(plain.block)).not.toContain('<svg');
});

describe('a hero with a picture', () => {
  const picture = { ...mediaExamples.wide.block.media, focalX: 20, focalY: 70 };
  const html = render({ ...measured.block, picture });

  it('shows it in the place of the drawing, at once, in its size and round its focal point', () => {
    expect(html).toMatch(
      /<img[^>]*alt="A river gauge[^>]*width="2000" height="1200" loading="eager" fetchPriority="high"/,
    );
    expect(html).toContain('object-position:20% 70%');
    expect(html).not.toContain('<svg');
    expect(html).toContain('hero-split');
  });

  it('is as if it had none when the picture is gone', () => {
    expect(render({ ...measured.block, picture: picture.id })).toBe(render(measured.block));
  });
});
