import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';
import type { Words } from '@/lib/words';
import type { Point } from './geometry';

/** `large` in a hero, `medium` beside or below text, `small` as a mark in a card. */
export type FigureSize = 'large' | 'medium' | 'small';
export type DrawingProps = { size: FigureSize; words: Words['figures'] };

type NodeProps = { at: Point; isUnread?: boolean; size?: number; glow?: number };

export const Node = ({ at: [cx, cy], isUnread, size = 3, glow = size * 3.4 }: NodeProps) => (
  <g className={isUnread ? 'unread' : undefined}>
    {glow > 0 ? <circle className="glow" cx={cx} cy={cy} r={Number(glow.toFixed(2))} /> : null}
    <circle className="dot" cx={cx} cy={cy} r={size} />
  </g>
);

export const Nodes = ({ at, unread, ...rest }: Omit<NodeProps, 'at' | 'isUnread'> & { at: Point[]; unread?: number }) =>
  at.map((point, index) => <Node key={point.join()} at={point} isUnread={index === unread} {...rest} />);

type RingsProps = { radii: number[]; principal?: number; between?: number };

/** Concentric rings. `between` adds hairlines, so that a card's mark also works in a hero. */
export function Rings({ radii, principal, between = 0 }: RingsProps) {
  const all = radii.flatMap((r, index) => {
    const inner = index === 0 ? 0 : (radii[index - 1] ?? 0);
    return Array.from({ length: between + 1 }, (_, step) => r - ((r - inner) * step) / (between + 1)).reverse();
  });
  return all.map((r) => <circle key={r} className={r === principal ? 'r' : 'l'} r={Math.round(r * 10) / 10} />);
}

/** Hairlines between two rings at this size. */
export const between = (size: FigureSize) => ({ large: 4, medium: 1, small: 0 })[size];

export const Core = ({ r }: { r: number }) => <circle className="core" r={r} />;

type CanvasProps = {
  box: readonly [x: number, y: number, width: number, height: number];
  className?: string;
  children: ReactNode;
};

export const Canvas = ({ box, className, children }: CanvasProps) => (
  <svg className={cx('draw', className)} viewBox={box.join(' ')} aria-hidden="true">
    {children}
  </svg>
);

export const Square = ({ half, ...rest }: { half: number; className?: string; children: ReactNode }) => (
  <Canvas box={[-half, -half, 2 * half, 2 * half]} {...rest} />
);
