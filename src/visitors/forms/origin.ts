import { campaignIn } from '@shared/form-origin';
import type { Entries } from './outcome';

/** What the functions store of where a visitor came from: the page before, and the campaign without click ids. */
export const originOf = ({ from, campaign = '' }: Entries) => ({ page: from, campaign: campaignIn(campaign) });
