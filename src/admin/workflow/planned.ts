'use client';

import { useSyncExternalStore } from 'react';

let planned: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Tells the bar whether a document has schedules. */
export function notePlans(id: string, has: boolean): void {
  const others = [...planned].filter((one) => one !== id);
  planned = new Set(has ? [...others, id] : others);
  for (const listener of listeners) listener();
}

export const usePlanned = (id: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => planned.has(id),
    () => false,
  );
