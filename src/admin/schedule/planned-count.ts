'use client';

import { useSyncExternalStore } from 'react';

let count = 0;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Tells other parts of the form that something was scheduled. */
export function notePlanned(): void {
  count += 1;
  for (const listener of listeners) listener();
}

/** Changes with every schedule made in this form. */
export const usePlannedCount = (): number =>
  useSyncExternalStore(
    subscribe,
    () => count,
    () => 0,
  );
