import type { PayloadRequest } from 'payload';

const MADE = 'campaignMade';

/** Context of the record that `makeCampaign` keeps; requests cannot set it. */
export const asMade = { [MADE]: true };
export const isMade = (req: PayloadRequest): boolean => req.context[MADE] === true;
