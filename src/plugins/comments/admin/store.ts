'use client';

import { showRowNotes } from '@/admin/row-notes';
import { sharedValue, useShared } from '@/admin/shared-value';
import { sectionOf } from '@/lib/anchor';
import type { Thread } from '../threads';

const threads = sharedValue<Thread[]>([]);

const BLOCK = 'blocks.~';

/** How many open comments each section has, in words, by the ids of their rows. */
export function countsOf(all: Pick<Thread, 'anchor' | 'resolvedAt'>[]): Map<string, string> {
  const sections = all.flatMap(({ anchor, resolvedAt }) => (!resolvedAt && sectionOf(anchor)) || []);
  const bySection = Map.groupBy(sections, (section) => section.slice(BLOCK.length));
  return new Map([...bySection].map(([row, { length }]) => [row, length === 1 ? '1 comment' : `${length} comments`]));
}

/** Loaded by the panel, counted beside the labels of sections. */
export function keepThreads(now: Thread[]) {
  threads.set(now);
  showRowNotes(countsOf(now));
}

export const useThreads = (): Thread[] => useShared(threads);
