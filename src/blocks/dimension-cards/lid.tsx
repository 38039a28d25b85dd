const apexes = [0, -0.36, -0.72];

/** Parabolas through the same corners, outside the page. Units: across, a column; down, the lowest drawing's offset. */
export function Lid({ count }: { count: number }) {
  const middle = (count - 1) / 2;
  const half = middle + 1.6;
  const corner = (half / middle) ** 2;
  const left = middle - half;
  const right = middle + half;
  return (
    <svg className="draw dimension-lid" viewBox={`0 0 ${count - 1} 1`} preserveAspectRatio="none" aria-hidden="true">
      {apexes.map((apex) => (
        // A parabola's control point is as far above its apex as the corners are below.
        <path
          key={apex}
          className={apex === 0 ? 'r' : 'l'}
          d={`M${left} ${corner}Q${middle} ${2 * apex - corner} ${right} ${corner}`}
        />
      ))}
    </svg>
  );
}
