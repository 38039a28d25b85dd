import { describe, expect, it } from 'vitest';
import { rendering } from '../../../tests/helpers/blocks';
import { figureColumns, widthOf } from './columns';
import { Table } from './table';
import { tableExamples } from './table.example';

const render = rendering(Table);
const readings = tableExamples.readings.block;
const hours = tableExamples['without row headings, on ocean'].block;

it('has a caption, and headings for its columns and rows', () => {
  const html = render(readings);
  expect(html).toMatch(/<caption[^>]*>Readings of pump 4 in four weeks</);
  expect(html.match(/<th scope="col"/g)).toHaveLength(5);
  expect([...html.matchAll(/<th scope="row">([^<]*)/g)].map(([, text]) => text)).toEqual(['1', '2', '3', '4']);
});

it('scrolls in a region that has its name and can be reached by keyboard', () => {
  expect(render(readings)).toMatch(/<section[^>]*aria-label="Readings of pump 4 in four weeks"[^>]*tabindex="0"/i);
});

it('has no row headings if its first column has values', () => {
  expect(render(hours)).not.toContain('scope="row"');
});

it('completes rows that are shorter than the others', () => {
  expect(render(hours).match(/<td/g)).toHaveLength(4);
  expect(widthOf(hours.rows)).toBe(2);
});

describe('columns of figures', () => {
  const columns = (...texts: string[]) =>
    figureColumns([{ cells: [{ text: 'Head' }] }, ...texts.map((text) => ({ cells: [{ text }] }))], 1)[0];

  it('are those with nothing else below the heading', () => {
    expect(columns('1', '2,500', '−3.5 %', '€ 12')).toBe(true);
    expect(columns('41 °C', '3 kWh', '—', '')).toBe(true);
    expect(columns('1', 'none')).toBe(false);
    expect(columns('3 teams saw it')).toBe(false);
    expect(columns('', '')).toBe(false);
    expect(columns('08:00')).toBe(false);
  });
});
