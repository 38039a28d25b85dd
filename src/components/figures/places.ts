import type { CSSProperties } from 'react';

/** Custom properties that a stylesheet places marks and words with. */
export const at = (places: Record<`--${string}`, string | number>) => places as CSSProperties;

/** A part of a canvas in percent, with one decimal. */
export const share = (part: number, whole: number) => `${Math.round((part / whole) * 1000) / 10}%`;

/** A point of a stretched canvas, for a mark over it. */
export const spot = (x: number, y: number, [width, height]: readonly [number, number]) =>
  at({ '--x': share(x, width), '--y': share(y, height) });
