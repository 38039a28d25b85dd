import { cache } from 'react';
import { addedToSite } from '@/seams/capability';
import { cms } from './cms';

/** Does a capability count the views of pages at the moment? Tags: those of the setting that decides it. */
export const viewsAreCounted = cache(async (): Promise<boolean> => {
  const counts = await Promise.all(addedToSite(await cms(), 'countsViews').map((counts) => counts()));
  return counts.includes(true);
});
