'use client';

import { useSyncExternalStore } from 'react';
import { sectionOf } from '@/lib/anchor';
import type { Thread } from '../threads';

const none: Thread[] = [];
let threads: Thread[] = none;
const listeners = new Set<() => void>();

/** Loaded by the panel, counted by the labels of sections. */
export function keepThreads(now: Thread[]) {
  threads = now;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useThreads = (): Thread[] =>
  useSyncExternalStore(
    subscribe,
    () => threads,
    () => none,
  );

export const countInSection = (all: Pick<Thread, 'anchor' | 'resolvedAt'>[], rowId: unknown): number =>
  all.filter(({ anchor, resolvedAt }) => !resolvedAt && sectionOf(anchor) === `blocks.~${rowId}`).length;
