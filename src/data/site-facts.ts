import { cache } from 'react';
import type { SiteFacts } from '@/lib/site-facts';
import { addedToSite } from '@/seams/capability';
import { cms } from './cms';

/** What was measured on this site; undefined without a capability that knows. Changes with a release only: no tags. */
export const siteFacts = cache(async (): Promise<SiteFacts | undefined> => {
  const [facts] = addedToSite(await cms(), 'facts');
  return facts?.();
});
