import type { Campaign } from '@payload-types';
import type { PayloadRequest } from 'payload';
import { idOf } from '@/lib/id-of';
import { lockRelease } from '@/plugins/releases/api';
import { atOnce } from '@/publishing/at-once';
import { serialise } from '@/staff/editorial/no-silent-overwrite';
import { refuse } from '@/staff/endpoint';
import { findAsSite } from '@/staff/find-as-site';
import { trash } from '@/staff/trash';
import { linked } from './linked';
import { TURN } from './make';

/** What was left as it is, and why. */
export type Discarded = { left: { title: string; reason: string }[] };

const asPerson = (req: PayloadRequest) => ({ depth: 0, overrideAccess: false, req }) as const;

/** What leads to others goes before them. */
const ORDER = [
  ['variant', 'pages'],
  ['issue', 'newsletter-issues'],
  ['page', 'pages'],
  ['form', 'forms'],
] as const;

async function refuseIfLive(req: PayloadRequest, campaign: Campaign): Promise<void> {
  const release = await linked(req, 'releases', campaign.release);
  if (release?.state === 'published') refuse(409, 'This campaign is live. Undo its release first, then discard it.');
  const experiment = await linked(req, 'experiments', campaign.experiment);
  if (experiment?.state === 'running') refuse(409, 'Its experiment is running. End it first.');
}

/** Each in a change of its own: the check of what is still used sees those before it. */
async function trashDocuments(req: PayloadRequest, campaign: Campaign): Promise<Discarded['left']> {
  const left: Discarded['left'] = [];
  for (const [name, collection] of ORDER) {
    const found = await linked(req, collection as 'pages', campaign[name]);
    if (!found) continue;
    const isLive = found._status === 'published';
    const reason = isLive ? 'It is published.' : await trash(req, { collection, id: found.id }, TURN);
    if (reason) left.push({ title: found.title, reason });
  }
  return left;
}

/**
 * Discards a campaign that is not live: its drafts go to the trash, its release and experiment are deleted. What is used
 * or published elsewhere stays. Interrupted, it is taken up where it ended.
 */
export async function discardCampaign(req: PayloadRequest, campaign: Campaign): Promise<Discarded> {
  await refuseIfLive(req, campaign);
  const left = await trashDocuments(req, campaign);
  await atOnce(req, async () => {
    await serialise(req, TURN);
    // The same request, sent twice.
    if (!(await findAsSite(req, 'campaigns', campaign.id))) return;
    const own = idOf(campaign.release);
    // It may be published at this moment.
    if (own) await lockRelease(req, own);
    await refuseIfLive(req, campaign);
    const experiment = await linked(req, 'experiments', campaign.experiment);
    if (experiment) await req.payload.delete({ ...asPerson(req), collection: 'experiments', id: experiment.id });
    const release = await linked(req, 'releases', campaign.release);
    if (release) await req.payload.delete({ ...asPerson(req), collection: 'releases', id: release.id });
    await req.payload.delete({ collection: 'campaigns', id: campaign.id, depth: 0, overrideAccess: true, req });
  });
  return { left };
}
