import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { watched } from '@/design-system/watched';
import { DrawnPortrait } from './portrait';

const draw = (drawing?: (typeof watched)[number]['value']) =>
  renderToStaticMarkup(<DrawnPortrait name="Example Person" drawing={drawing} />);

it('each thing that is watched has a drawing of its own, with one unread signal', () => {
  const drawings = watched.map(({ value }) => draw(value));
  expect(new Set([draw(), ...drawings]).size).toBe(watched.length + 1);
  for (const drawing of drawings) expect(drawing.match(/class="unread"/g)).toHaveLength(1);
});
