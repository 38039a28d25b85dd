import type { Release, User } from '@payload-types';
import type { PayloadRequest } from 'payload';
import { can } from '@/access/roles';
import { ownRequest } from '@/payload/own-request';
import { inTransaction } from '@/payload/transaction';
import { asPartOf } from '@/publishing/part-of';
import { audit } from '@/staff/audit/audit';
import { ReleaseFailure } from './failure';
import { lockRelease } from './find';
import { publishRelease } from './publish';

async function due(req: PayloadRequest, now: Date, id?: string): Promise<Release[]> {
  const { docs } = await req.payload.find({
    collection: 'releases',
    where: {
      and: [
        { state: { equals: 'open' } },
        { publishAt: { less_than_equal: now.toISOString() } },
        { failure: { exists: false } },
        ...(id ? [{ id: { equals: id } }] : []),
      ],
    },
    select: { title: true, plannedBy: true },
    sort: 'publishAt',
    depth: 1,
    limit: 20,
    pagination: false,
    overrideAccess: true,
    req,
  });
  return docs as Release[];
}

/** Unless it was published, moved or canceled meanwhile. */
async function publishAs(req: PayloadRequest, release: Release, now: Date): Promise<void> {
  const user = release.plannedBy as User | null;
  const own = await ownRequest(req.payload, user ? { user: { ...user, collection: 'users' } } : {});
  if (!can(own, 'publish')) throw new ReleaseFailure('The person who scheduled it is not allowed to publish.');
  await inTransaction(own, async () => {
    await lockRelease(own, release.id);
    const [still] = await due(own, now, release.id);
    if (still) await publishRelease(own, still.id);
  });
}

async function keepFailure(req: PayloadRequest, { id, title }: Release, failure: string): Promise<void> {
  await req.payload.update({
    collection: 'releases',
    id,
    data: { failure },
    depth: 0,
    overrideAccess: true,
    context: asPartOf(title),
    req,
  });
  await audit(req, { action: 'schedule', title, collection: 'releases', document: id, detail: `Failed: ${failure}` });
}

async function publishOne(req: PayloadRequest, release: Release, now: Date): Promise<void> {
  try {
    await publishAs(req, release, now);
  } catch (error) {
    if (!(error instanceof ReleaseFailure)) throw error;
    await keepFailure(await ownRequest(req.payload), release, error.message);
  }
}

/** As the people who scheduled them. A release that fails waits for an editor, one that is interrupted for the next time. */
export async function publishDue(req: PayloadRequest, now = new Date()): Promise<void> {
  for (const release of await due(req, now)) {
    await publishOne(req, release, now).catch((error: unknown) => {
      req.payload.logger.error({ err: error }, `The release ${release.id} could not be published; it is tried again.`);
    });
  }
}
