import { round } from '@/components/figures/geometry';

/** One level: its slab at the bottom, the structure on it above. Four bays between five grid lines. */
export const WIDTH = 600;
export const HEIGHT = 100;
const SLAB = 88;
const [EDGE, BAYS] = [36, 4];

type State = 'planned' | 'formwork' | 'open' | 'covered';

export const gridLines = Array.from({ length: BAYS + 1 }, (_, index) => ({
  name: 'ABCDE'.charAt(index),
  x: round(EDGE + ((WIDTH - 2 * EDGE) * index) / BAYS),
}));

const last = gridLines.at(-1)?.x ?? WIDTH;
const first = gridLines[0]?.x ?? 0;

export function hatch(top: number, bottom: number, step: number): string {
  const height = bottom - top;
  const [from, to] = [first - 16, last + 16];
  let d = '';
  for (let x = from - height; x < to; x += step) {
    const [low, high] = [Math.max(x, from), Math.min(x + height, to)];
    if (high > low) d += `M${round(low)} ${round(bottom - (low - x))}L${round(high)} ${round(bottom - (high - x))}`;
  }
  return d;
}

const columns = gridLines.map(({ x }) => `M${x - 5} 0V${SLAB}M${x + 5} 0V${SLAB}`).join('');
const slab = `M${first - 16} ${SLAB}H${last + 16}V${HEIGHT}H${first - 16}Z`;

const props = (() => {
  let d = `M${first} 8H${last}`;
  for (let x = first + 22; x < last - 8; x += 22) d += `M${x} 8V${SLAB}`;
  return d;
})();

export function drawStorey(state: State, above: State | undefined) {
  const isCovered = above === 'covered' || above === 'open';
  return {
    slab,
    slabHatch: state === 'planned' ? '' : hatch(SLAB, HEIGHT, state === 'covered' ? 5 : 9),
    columns: above === undefined ? '' : columns,
    props: above === 'formwork' ? props : '',
    /** Nothing below a finished slab can be seen. */
    cover: isCovered ? hatch(0, SLAB, 12) : '',
    isDashed: state === 'planned' || state === 'formwork',
    areColumnsDashed: above === 'planned',
  };
}

export const signalAt = { x: round(first + (last - first) * 0.375), y: 94 };
