import type { CSSProperties } from 'react';
import { type FieldNode, field } from '@/components/figures/geometry';
import { sensorReadings } from '@/components/figures/sensor';
import { isSubject } from '@/components/figures/subjects';
import type { FigureName } from '@/design-system/figure-names';

/** Place of a reading: its side of the drawing, its vertical direction, and its position in percent. */
export type NodeReading = {
  side: 'left' | 'right' | 'above' | 'below';
  isUnread: boolean;
  vertical: 'up' | 'down' | 'middle';
  style: CSSProperties;
};

/** Half the side of a large field (components/figures/field.tsx). */
const HALF = 400;

const sideOf = (x: number, y: number) => {
  if (Math.abs(x) > 1) return x > 0 ? 'right' : 'left';
  return y < 0 ? 'above' : 'below';
};

const at = (x: number, y: number, { isUnread = false, isAside = false } = {}): NodeReading => ({
  side: sideOf(x, y),
  isUnread,
  // Beside a bulge, a note keeps clear of it in height as well.
  vertical: isAside ? (y < 0 ? 'up' : 'down') : 'middle',
  style: { '--x': `${x.toFixed(1)}%`, '--y': `${y.toFixed(1)}%` } as CSSProperties,
});

const ofNode = ({ outside: [x, y], ...node }: FieldNode) => at((100 * x) / (2 * HALF), (100 * y) / (2 * HALF), node);

/** Places around a drawing for its readings; undefined for drawings without six nodes. */
export function readingPlaces(name: FigureName): NodeReading[] | undefined {
  if (name === 'sensor') return sensorReadings.map(([x, y]) => at(x, y));
  return isSubject(name)
    ? field(name, { outer: 290, points: 8, lines: 2, clearance: 36 }).nodes.map(ofNode)
    : undefined;
}
