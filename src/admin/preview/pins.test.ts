import { expect, it } from 'vitest';
import { pinsAt, shownPins, showPins } from './pins';

it('marks each place once, with the number of things there', () => {
  expect(pinsAt('comment', ['blocks.0', 'blocks.0', 'blocks.1'], 'open comment')).toEqual([
    { kind: 'comment', path: 'blocks.0', label: '2 open comments' },
    { kind: 'comment', path: 'blocks.1', label: '1 open comment' },
  ]);
});

it('shows the marks of each kind as they were given last', () => {
  let changes = 0;
  const stop = shownPins.subscribe(() => {
    changes += 1;
  });
  const pins = pinsAt('check', ['blocks.0'], 'finding');
  showPins('check', { panel: 'checks', pins });
  showPins('comment', { panel: 'comments', pins: pinsAt('comment', ['title'], 'open comment') });
  showPins('comment', { panel: 'comments', pins: [] });
  stop();
  const remove = showPins('check', { panel: 'checks', pins });
  expect(changes).toBe(3);
  const all = () => [...shownPins.read().values()].flatMap((one) => one.pins);
  expect(all()).toEqual(pins);
  remove();
  expect(all()).toEqual([]);
});
