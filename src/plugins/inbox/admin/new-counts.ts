import { cache } from 'react';
import { listNames } from '@/lib/inbox-lists';
import { countNew } from '../store';
import { reading } from './reading';

/** What is new in each list; undefined while the inbox is unavailable. Read once per page, for all who show it. */
export const newCounts = cache(async () => {
  const counts = await reading(countNew());
  return 'value' in counts ? counts.value : undefined;
});

/** The number of the menu's badge and of the sentence on the dashboard. */
export async function newTotal(): Promise<number | undefined> {
  const counts = await newCounts();
  return counts && listNames.reduce((total, list) => total + counts[list], 0);
}
