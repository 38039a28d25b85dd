import { campaignIn } from '@shared/form-origin';
import type { Entries } from './outcome';

/**
 * What the functions store of where a visitor came from: the page before, the campaign without click ids, and the version
 * of a page that an experiment has shown.
 */
export const originOf = ({ from, campaign = '', version }: Entries) => ({
  page: from,
  campaign: { ...campaignIn(campaign), ...(version ? { version } : {}) },
});
