'use client';

import { useSyncExternalStore } from 'react';

type Notes = ReadonlyMap<string, string>;

const none: Notes = new Map();
let notes = none;
const listeners = new Set<() => void>();

/** Shows a few words beside the label of each of these sections, by the ids of their rows: the seam `rowNotes`. */
export function showRowNotes(now: Notes) {
  notes = now;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useRowNote = (row: unknown): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => notes,
    () => none,
  ).get(String(row));
