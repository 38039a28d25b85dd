import { eye } from './geometry';
import { Canvas, type DrawingProps, Node } from './parts';

const heights = [1, 7, 12.5, 18, 23.5];

/** `step`: from 0 (closed) to 4 (wide open). */
function Opening({ step }: { step: number }) {
  const index = Math.min(Math.max(step, 0), heights.length - 1);
  const height = heights[index] ?? 1;
  return (
    <Canvas box={[-74, -27, 148, 54]} className="opening">
      <path className="r" d={eye(70, height)} />
      {index > 0 ? <circle className="l" r={Math.round(height * 8.2) / 10} /> : null}
      {index > 1 ? <circle className="l" r={Math.round(height * 5) / 10} /> : null}
      <Node
        at={index === 0 ? [-70, 0] : [0, 0]}
        isUnread={index === 0}
        size={2.2 + index * 0.35}
        glow={8 + index * 1.6}
      />
    </Canvas>
  );
}

export function Openings({ size, words }: DrawingProps) {
  return (
    <ol className="openings">
      {words.steps.map((name, step) => (
        <li key={name}>
          <Opening step={step} />
          {size === 'small' ? null : <span className="note">{name}</span>}
        </li>
      ))}
    </ol>
  );
}
