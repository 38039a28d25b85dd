import { builtAt } from '../delivery/next/build-id.ts';

/** When this folder's build was made; undefined without one, as in the `release` image. */
export function buildTime(): string | undefined {
  const time = builtAt();
  return Number.isSafeInteger(time) && time > 0 && time < 8.64e15 ? new Date(time).toISOString() : undefined;
}
