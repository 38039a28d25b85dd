'use client';

import { sharedValue, useShared } from '../shared-value';

const planned = sharedValue<ReadonlySet<string>>(new Set());

/** Notes for the bar whether a document has schedules. */
export function notePlans(id: string, has: boolean): void {
  const others = [...planned.read()].filter((one) => one !== id);
  planned.set(new Set(has ? [...others, id] : others));
}

export const usePlanned = (id: string): boolean => useShared(planned).has(id);
