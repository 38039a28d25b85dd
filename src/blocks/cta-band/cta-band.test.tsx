import { expect, it } from 'vitest';
import { rendering } from '../../../tests/helpers/blocks';
import { CtaBand } from './cta-band';
import { ctaBandExamples } from './cta-band.example';

const render = rendering(CtaBand);
const { frost, ocean } = ctaBandExamples;

it('has a headline with the call to action and links to it', () => {
  const html = render(frost.block);
  expect(html).toMatch(/<h2[^>]*>Bring the question no dashboard has answered\./);
  expect(html).toMatch(/<a href="\/book" class="button button-solid">Book a discovery session/);
});

it('shows the second link only when it is switched on', () => {
  expect(render(frost.block)).toContain('href="/platform/partnerships"');
  expect(render({ ...frost.block, hasSecondary: false })).not.toContain('href="/platform/partnerships"');
});

it('opens other websites in a new tab', () => {
  const primary = { label: 'Calendar', kind: 'address', address: 'https://calendar.example' } as const;
  expect(render({ ...frost.block, primary })).toMatch(/target="_blank"[^>]*rel="noopener"/);
});

it('lists what to expect, if anything', () => {
  const html = render(frost.block);
  expect([...html.matchAll(/<dt[^>]*>([^<]*)<\/dt><dd[^>]*>([^<]*)/g)].map(([, name, value]) => [name, value])).toEqual(
    [
      ['length', '30 minutes'],
      ['place', 'Virtual meeting'],
      ['confirmation', 'Instant'],
    ],
  );
  expect(render(ocean.block)).not.toContain('<dl');
});

it('measures what it takes on a dimension line, if that is given', () => {
  expect(render({ ...frost.block, measure: '30 minutes' })).toMatch(/<p class="note measure[^>]*>30 minutes<\/p>/);
  expect(render(frost.block)).not.toContain('measure');
});

it('shows its badge above the headline', () => {
  const html = render(ocean.block);
  expect(html.indexOf('Get started')).toBeGreaterThan(0);
  expect(html.indexOf('Get started')).toBeLessThan(html.indexOf('<h2'));
});

it('hides its decorative lids from screen readers', () => {
  expect(render(ocean.block)).toMatch(/<svg[^>]*aria-hidden="true"/);
});
