import type { Readings } from '@payload-types';
import type { CSSProperties } from 'react';
import { sensorReadings } from '@/components/figures/sensor';
import { isSubject } from '@/components/figures/subjects';
import type { FigureName } from '@/design-system/figure-names';
import { notesRound } from './readings-round';

export type NodeReading = {
  side: 'left' | 'right' | 'above' | 'below';
  isUnread: boolean;
  style: CSSProperties;
};

/** View box of a large field (src/components/figures/field.tsx). */
const SHEET = 800;

const at = (x: number, y: number) => ({ '--x': `${x.toFixed(1)}%`, '--y': `${y.toFixed(1)}%` }) as CSSProperties;

/** Places around a drawing for its readings; undefined for drawings without six nodes. */
export function readingPlaces(name: FigureName, readings: Readings | undefined): NodeReading[] | undefined {
  if (name === 'sensor') {
    return sensorReadings.map(([x, y]) => ({ side: x > 0 ? 'right' : 'left', isUnread: false, style: at(x, y) }));
  }
  if (!isSubject(name)) return undefined;
  return notesRound(name, readings ?? []).map(({ anchor: [x, y], side, isUnread }) => ({
    side,
    isUnread,
    style: at((100 * x) / SHEET, (100 * y) / SHEET),
  }));
}
