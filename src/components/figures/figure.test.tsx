import { gzipSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type FigureName, figures } from '@/design-system/figure-names';
import { descriptions } from './descriptions';
import { Figure, hasWords } from './figure';

const names = figures.map(({ value }) => value);
const draw = (name: FigureName, size: 'large' | 'medium' | 'small' = 'medium', label?: string) =>
  renderToStaticMarkup(<Figure name={name} size={size} label={label} />);
const weight = (html: string) => gzipSync(html).byteLength;
/** These contain several drawings or none, and therefore more or fewer unread signals. */
const single = names.filter((name) => !['five-fields', 'six-modules', 'lead-time', 'six-people'].includes(name));

describe.each(names)('%s', (name) => {
  it('draws strokes, without inline styles', () => {
    expect(draw(name)).toContain('<svg');
    expect(draw(name)).not.toContain('style=');
  });

  it('is decorative without a label, and described with one', () => {
    expect(draw(name, 'small')).toContain('aria-hidden="true"');
    expect(draw(name, 'large', descriptions[name])).toContain(descriptions[name].slice(0, 20));
  });

  it('is small enough to inline', () => {
    expect(weight(draw(name, 'large'))).toBeLessThan(9 * 1024);
  });
});

it.each(single)('shows exactly one unread signal in %s', (name) => {
  expect(draw(name).match(/class="unread"/g)).toHaveLength(1);
});

it.each(['five-fields', 'six-modules', 'six-people'] as const)(
  'shows no unread signal in %s, which lists industries, modules or people',
  (name) => {
    for (const size of ['small', 'medium', 'large'] as const) expect(draw(name, size)).not.toContain('class="unread"');
  },
);

it.each(names.filter((name) => name !== 'five-fields'))('keeps %s small as a mark', (name) => {
  expect(weight(draw(name, 'small'))).toBeLessThan(1.5 * 1024);
});

it('keeps the words of a diagram readable beside its drawing', () => {
  const html = draw('six-modules', 'large', descriptions['six-modules']);
  expect(html).not.toContain('role="img"');
  for (const module of ['Core', 'Edge', 'Pulse', 'Flow', 'Studio', 'Lens'])
    expect(html).toContain(`<li>${module}</li>`);
  expect(names.filter(hasWords)).toHaveLength(12);
});

it('leaves text out of a mark', () => {
  expect(draw('strata', 'small')).not.toContain('Temporal');
});

it('draws every name differently', () => {
  expect(new Set(names.map((name) => draw(name).replace(/figure-[a-z-]+/, ''))).size).toBe(names.length);
});

it('animates the signal across the gap only in a large sensor', () => {
  expect(draw('sensor', 'large')).toContain('runner');
  expect(draw('sensor', 'medium')).not.toContain('runner');
});
