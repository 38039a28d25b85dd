import { eye, lines, type Point, polar } from '@/components/figures/geometry';

/** Content document, sections 5 and 9. */
export type SensorParameters = {
  /** On the third ring; `interval` in degrees. */
  nodes: number;
  interval: number;
  rings: number;
  /** In degrees from the top. */
  firstNode: number;
  unread: number;
};

/** Half the side of the square view box, whatever the size in px. */
export const SHEET = 64;
const EYE = { halfWidth: 62, halfHeight: 40 };
const OUTER_RING = 32;
const innerLids = [8, 17, 25, 33];

export type SensorDrawing = {
  lid: string;
  innerLids: string;
  rings: number[];
  spokes: string;
  nodes: { at: Point; isUnread: boolean }[];
  pupil: number;
};

/** The eye in full detail: two lids, evenly spaced rings, signals on the third, and their lines of sight. */
export function drawSensor({ nodes, interval, rings, firstNode, unread }: SensorParameters): SensorDrawing {
  const step = OUTER_RING / rings;
  const radii = Array.from({ length: rings }, (_, index) => step * (index + 1));
  const angles = Array.from({ length: nodes }, (_, index) => firstNode + interval * index);
  const third = radii[Math.min(2, rings - 1)] ?? OUTER_RING;
  return {
    lid: eye(EYE.halfWidth, EYE.halfHeight),
    innerLids: innerLids.map((height) => eye(EYE.halfWidth, height)).join(''),
    rings: radii,
    spokes: lines(...angles.map((angle) => [polar(step, angle), polar(third, angle)] as const)),
    nodes: angles.map((angle, index) => ({ at: polar(third, angle), isUnread: index === unread })),
    pupil: 3,
  };
}

/** Without inner lids, every second ring, a larger pupil: recognizable at 32 px. */
export function drawReducedSensor(parameters: SensorParameters): SensorDrawing {
  const whole = drawSensor(parameters);
  return {
    ...whole,
    innerLids: '',
    spokes: '',
    rings: whole.rings.filter((_, index) => index % 2 === 1),
    nodes: [],
    pupil: 7,
  };
}
