import { allPairs, around, lines, type Point, ticks } from '@/components/figures/geometry';
import { Core, Node, Rings, Square } from '@/components/figures/parts';
import { at, spot } from '@/components/figures/places';
import { plain } from '@/lib/mark';

const HALF = 190;
const RING = 118;
const OUTER = 156;
const NAMES = 176;
/** In characters. Longer names would cover each other; they are in the cards as well. */
const LONGEST_NAME = 24;

/** The card's scroll timeline, which lights its node (capability-ring.css). */
export const timelineOf = (index: number) => at({ '--card': `--card-${index + 1}` });

const place = ([x, y]: Point) => spot(x + HALF, y + HALF, [2 * HALF, 2 * HALF]);

export function Ring({ names }: { names: string[] }) {
  const nodes = around(RING, names.length);
  const labels = names.some((name) => plain(name).length > LONGEST_NAME) ? [] : around(NAMES, names.length);
  return (
    <div className="module-ring" aria-hidden="true">
      <div className="ring-drawing">
        <Square half={HALF}>
          <Core r={OUTER} />
          <Rings radii={[39, 78, RING, OUTER]} principal={RING} between={3} />
          <path className="l" d={ticks(OUTER, 6, 12) + lines(...allPairs(nodes))} />
          <circle className="r" r="14" />
          <Node at={[0, 0]} size={4} glow={22} />
          {nodes.map((node, index) => (
            <g key={names[index]} className="ring-node" style={timelineOf(index)}>
              <path className="r ring-spoke" d={lines([[0, 0], node])} />
              <Node at={node} size={5} glow={26} />
            </g>
          ))}
        </Square>
        <ol className="note">
          {labels.map((point, index) => (
            <li key={names[index]} style={{ ...place(point), ...timelineOf(index) }}>
              {names[index]}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
