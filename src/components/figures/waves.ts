/** Angles are in degrees, 0 at the top, clockwise. */

const TURN = 360;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** 1 at `at`, near 0 beyond two widths. */
export const bump = (degrees: number, at: number, width: number) => {
  const distance = ((degrees - at + TURN + TURN / 2) % TURN) - TURN / 2;
  return Math.exp(-((distance / width) ** 2));
};

export const sine = (n: number) => (degrees: number) => Math.sin(n * radians(degrees));
export const cosine = (n: number) => (degrees: number) => Math.cos(n * radians(degrees));
