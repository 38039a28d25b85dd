/** Apex of each lid: the one that carries the drawings, and two above it that clear the text below. */
const apexes = [0, -0.36, -0.72];

/**
 * The lid of the eye: a parabola through the centres of the drawings, and two above it through the same corners,
 * which are outside the page. Units: one column across, the lowest drawing's offset down.
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
        // Corner and apex determine a parabola: its control point is as far above the apex as the corner is below.
        <path
          key={apex}
          className={apex === 0 ? 'r' : 'l'}
          d={`M${left} ${corner}Q${middle} ${2 * apex - corner} ${right} ${corner}`}
        />
      ))}
    </svg>
  );
}
