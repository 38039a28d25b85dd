import { round } from './geometry';
import { Canvas, type DrawingProps, Node } from './parts';

/** ΑΛΗΘΕΙΑ in parallel lines. The middle part, what is concealed, is in hairlines; its Θ is the eye. */
const WIDTH = 1312;
const HEIGHT = 208;
const PEAK = 182;
const BAR = 140;
const MIDDLE = HEIGHT / 2;
const GAP = 9;

const vertical = (x: number, step: number) => `M${x + GAP * step} 0V${HEIGHT}`;
const horizontal = (from: number, to: number, y: number, step: number) => `M${from} ${y + GAP * step}H${to}`;

/** A Λ from `x`, each line inside the last, all parallel. */
function peak(x: number, width: number, step: number) {
  const inset = GAP * step * 1.1;
  const top = round((inset / (width / 2)) * HEIGHT);
  return `M${round(x + inset)} ${HEIGHT}L${x + width / 2} ${top}L${round(x + width - inset)} ${HEIGHT}`;
}

/** The bar of an Α ends at its legs. */
function bar(x: number, width: number, steps: number, step: number) {
  const y = BAR + GAP * step;
  const inset = GAP * (steps - 1) * 1.1 + ((HEIGHT - y) / HEIGHT) * (width / 2);
  return `M${round(x + inset)} ${y}H${round(x + width - inset)}`;
}

const letters = {
  alpha: (x: number, step: number, steps: number) => peak(x, PEAK, step) + bar(x, PEAK, steps, step),
  lambda: (x: number, step: number) => peak(x, PEAK, step),
  eta: (x: number, step: number, steps: number) => {
    const last = GAP * (steps - 1);
    return (
      vertical(x, step) + vertical(x + 136 - last, step) + horizontal(x + last, x + 136 - last, MIDDLE - last / 2, step)
    );
  },
  epsilon: (x: number, step: number, steps: number) => {
    const last = GAP * (steps - 1);
    return (
      vertical(x, step) +
      [0, MIDDLE - last / 2, HEIGHT - last].map((y) => horizontal(x + last, x + 114, y, step)).join('')
    );
  },
  iota: (x: number, step: number) => vertical(x, step),
};
type Letter = keyof typeof letters;

const THETA = { x: 726, y: MIDDLE };
const concealed: [Letter, number][] = [
  ['lambda', 246],
  ['eta', 458],
];
const shown: [Letter, number][] = [
  ['alpha', 4],
  ['epsilon', 888],
  ['iota', 1046],
  ['alpha', 1126],
];

/** The parts' names in Latin letters. */
const greek = ['a', 'leth', 'eia'];

export function Unconcealment({ size, words }: DrawingProps) {
  const steps = size === 'small' ? 2 : 4;
  const all = Array.from({ length: steps }, (_, step) => step);
  const write = (word: [Letter, number][], from: number, to: number) =>
    word.flatMap(([letter, x]) => all.slice(from, to).map((step) => letters[letter](x, step, steps))).join('');
  return (
    <div className="unconcealment">
      <Canvas box={[0, -6, WIDTH, HEIGHT + 12]}>
        <path className="l" d={write(concealed, 0, steps)} />
        <path className="shown" d={write(shown, 1, steps)} />
        <path className="r" d={write(shown, 0, 1)} />
        {all.map((step) => (
          <circle key={step} className="l" cx={THETA.x} cy={THETA.y} r={MIDDLE - GAP * step} />
        ))}
        <Node at={[THETA.x, THETA.y]} isUnread size={7} glow={64} />
      </Canvas>
      {size === 'small' ? null : (
        <ol className="note">
          {greek.map((part, index) => (
            <li key={part}>
              <b>{words.unconcealment[index]}</b> {part}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
