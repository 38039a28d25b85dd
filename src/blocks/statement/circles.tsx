import { Canvas } from '@/components/figures/parts';

const reaches = [520, 490, 460, 430, 400];
const OFFSET = 330;

export const Circles = () => (
  <Canvas box={[-840, -420, 1680, 840]} className="statement-drawing">
    {[-OFFSET, OFFSET].map((x) => (
      <g key={x} className={x < 0 ? 'is-machine' : 'is-judgment'}>
        {reaches.map((r, index) => (
          <circle key={r} className={index === 0 ? 'circle' : 'l'} cx={x} r={r} />
        ))}
      </g>
    ))}
    <circle className="core" r="360" />
    <path className="overlap" d="M0 -401.9A520 520 0 0 1 0 401.9A520 520 0 0 1 0 -401.9Z" />
  </Canvas>
);
