import type { CSSProperties } from 'react';

export const at = (places: Record<`--${string}`, string | number>) => places as CSSProperties;

/** A part of a canvas in percent, with one decimal. */
export const share = (part: number, whole: number) => `${Math.round((part / whole) * 1000) / 10}%`;

export const spot = (x: number, y: number, [width, height]: readonly [number, number]) =>
  at({ '--x': share(x, width), '--y': share(y, height) });
