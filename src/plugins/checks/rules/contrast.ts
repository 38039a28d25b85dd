import { contrast, hexOf } from '@/design-system/contrast';
import { groundColors, groundInks } from '@/design-system/tokens';
import { type Finding, warning } from '@/lib/finding';

const LEAST = 4.5;

type Ground = keyof typeof groundColors;
const isGround = (name: string): name is Ground => Object.hasOwn(groundColors, name);

const lowestContrast = (ground: Ground): number =>
  Math.min(...Object.values(groundInks[ground]).map((ink) => contrast(hexOf(ink), groundColors[ground])));

export const checkContrast = (
  grounds: { path: string; ground: string }[],
  lowest: (ground: Ground) => number = lowestContrast,
): Finding[] =>
  grounds.flatMap(({ path, ground }) => {
    const ratio = isGround(ground) ? lowest(ground) : LEAST;
    return ratio < LEAST
      ? [warning('contrast', path, `Text on this background has a contrast of ${ratio}; ${LEAST} are needed.`)]
      : [];
  });
