import { type Point, polar, round } from '@/components/figures/geometry';

/** Path data of icon parts, centered on (0, 0) in a view box of 64 units. */
export const circle = (r: number, cx = 0, cy = 0) =>
  `M${round(cx - r)} ${round(cy)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

export const ellipse = (rx: number, ry: number, cy = 0) =>
  `M${-rx} ${round(cy)}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`;

/** Clockwise from one angle to another (degrees, 0 at the top). */
export function arc(r: number, from: number, to: number) {
  return `M${polar(r, from).join(' ')}A${r} ${r} 0 ${to - from > 180 ? 1 : 0} 1 ${polar(r, to).join(' ')}`;
}

export const closed = (...points: Point[]) => `M${points.map((point) => point.join(' ')).join('L')}Z`;
