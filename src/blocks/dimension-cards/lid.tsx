/** Where each lid has its apex: the one that carries the drawings, and two raised above it, clear of the words below. */
const apexes = [0, -0.36, -0.72];

/**
 * The lid of the eye that the drawings hang on: a parabola through their centres, and two above it through the same
 * two corners, outside the page. One unit across is one column, one unit down is the lowest drawing.
 */
export function Lid({ count }: { count: number }) {
  const middle = (count - 1) / 2;
  const half = middle + 1.6;
  const corner = (half / middle) ** 2;
  const left = middle - half;
  const right = middle + half;
  return (
    <svg className="draw dimension-lid" viewBox={`0 0 ${count - 1} 1`} preserveAspectRatio="none" aria-hidden="true">
      {apexes.map((apex) => (
        // Corner and apex fix a parabola; its control point lies as far above the apex as the corner lies below.
        <path
          key={apex}
          className={apex === 0 ? 'r' : 'l'}
          d={`M${left} ${corner}Q${middle} ${2 * apex - corner} ${right} ${corner}`}
        />
      ))}
    </svg>
  );
}
