'use client';

import { useSyncExternalStore } from 'react';
import { showRowNotes } from '@/admin/row-notes';
import { sectionOf } from '@/lib/anchor';
import type { Thread } from '../threads';

const none: Thread[] = [];
let threads: Thread[] = none;
const listeners = new Set<() => void>();

const BLOCK = 'blocks.~';

/** How many open comments each section has, in words, by the ids of their rows. */
export function countsOf(all: Pick<Thread, 'anchor' | 'resolvedAt'>[]): Map<string, string> {
  const sections = all.flatMap(({ anchor, resolvedAt }) => (!resolvedAt && sectionOf(anchor)) || []);
  const bySection = Map.groupBy(sections, (section) => section.slice(BLOCK.length));
  return new Map([...bySection].map(([row, { length }]) => [row, length === 1 ? '1 comment' : `${length} comments`]));
}

/** Loaded by the panel, counted beside the labels of sections. */
export function keepThreads(now: Thread[]) {
  threads = now;
  showRowNotes(countsOf(now));
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
