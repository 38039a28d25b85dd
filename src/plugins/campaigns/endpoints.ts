import type { Endpoint } from 'payload';
import { z } from 'zod';
import { refuse, staffEndpoint } from '@/staff/endpoint';
import { findAsSite } from '@/staff/find-as-site';
import { brief } from './brief';
import { discardCampaign } from './discard';
import { makeCampaign } from './make';
import { overviewOf } from './overview';

const GONE = 'The campaign does not exist.';
const ofOne = { at: z.object({ id: z.uuid() }), gone: GONE };

/** Under `/api/campaigns`: `make`, `:id/overview`, and for editors `:id/discard`. */
export const campaignEndpoints: Endpoint[] = [
  staffEndpoint({
    method: 'post',
    path: '/make',
    can: 'write',
    body: brief,
    work: async (req, { body }) => ({ id: (await makeCampaign(req, body)).id }),
  }),
  staffEndpoint({
    ...ofOne,
    method: 'get',
    path: '/:id/overview',
    can: 'write',
    work: async (req, { at }) => overviewOf(req, (await findAsSite(req, 'campaigns', at.id)) ?? refuse(404, GONE)),
  }),
  staffEndpoint({
    ...ofOne,
    method: 'post',
    path: '/:id/discard',
    can: 'publish',
    work: async (req, { at }) => {
      const campaign = await findAsSite(req, 'campaigns', at.id);
      // Sent again, because the response was lost.
      return campaign ? discardCampaign(req, campaign) : { left: [] };
    },
  }),
];
