import { cx } from '../../lib/cx';

/** How far the drawings are laid apart in height, as shares of the lid's height; the style sheet repeats it as --drop. */
const strings = [
  { reach: 1, lift: 0, isPrincipal: true },
  { reach: 0.72, lift: 0.3, isPrincipal: false },
  { reach: 0.46, lift: 0.58, isPrincipal: false },
  { reach: 1.3, lift: -0.3, isPrincipal: false },
];

/**
 * The lid of the eye that the drawings hang on: a parabola through their centres, and three beside it that meet it in
 * the same two corners outside the page. One unit across is one column, one unit down is the lowest drawing.
 */
export function Lid({ count }: { count: number }) {
  const middle = (count - 1) / 2;
  const half = middle + 1.6;
  const corner = (half / middle) ** 2;
  const left = middle - half;
  const right = middle + half;
  return (
    <svg className="draw dimension-lid" viewBox={`0 0 ${count - 1} 1`} preserveAspectRatio="none" aria-hidden="true">
      {strings.map(({ reach, isPrincipal }) => {
        // Corner and apex fix a parabola; its control point lies as far above the apex as the corner lies below.
        const apex = corner * (1 - reach);
        return (
          <path
            key={reach}
            className={cx(isPrincipal ? 'r' : 'l')}
            d={`M${left} ${corner}Q${middle} ${2 * apex - corner} ${right} ${corner}`}
          />
        );
      })}
    </svg>
  );
}
