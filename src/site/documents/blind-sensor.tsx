import { eye, lidY } from '@/components/figures/geometry';

const HALF = 320;
const lids = [112, 132, 150, 168, 186];
const iris = [50, 61, 72, 82, 92];

/** The Awareness Field Sensor without its pupil. */
export const BlindSensor = () => (
  <svg className="draw blind-sensor" viewBox="-340 -210 680 420" aria-hidden="true">
    {lids.map((height) => (
      <path key={height} className={height === 150 ? 'r' : 'l'} d={eye(HALF, height)} />
    ))}
    {iris.map((radius) => (
      <circle key={radius} className={radius === 92 ? 'r' : 'l'} r={radius} />
    ))}
    <circle className="missing" r="36" />
    <path className="r axis" d={`M${-HALF} 0H-104M104 0H${HALF}`} />
    <g className="unread">
      <circle className="glow" cx="206" cy={-lidY(HALF, 132, 206)} r="26" />
      <circle className="dot" cx="206" cy={-lidY(HALF, 132, 206)} r="5" />
    </g>
  </svg>
);
