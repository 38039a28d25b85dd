import './transfer.css';
import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { z } from 'zod';
import { can } from '@/access/roles';
import { ViewFrame } from '@/admin/view-frame';
import { redirect } from '@/payload/navigation';
import { listAsSite } from '@/staff/find-as-site';
import { newestAsPerson } from '@/staff/newest-of';
import { titleOf } from '@/staff/titles';
import { type Chosen, type Place, place, placesInRelease } from '../collect';
import { SendForm } from './send-form';

const given = z.object({
  collection: place.shape.collection.optional().catch(undefined),
  ids: z
    .string()
    .transform((text) => text.split(',').filter((id) => place.shape.id.safeParse(id).success))
    .catch([]),
  release: z.uuid().optional().catch(undefined),
});

async function chosenBy(req: PayloadRequest, search: unknown): Promise<{ places: Place[]; release?: string }> {
  const { collection, ids, release } = given.parse(search ?? {});
  if (release) {
    const found = await placesInRelease(req, release);
    return { places: found.places, release: found.title };
  }
  return { places: collection ? ids.map((id) => ({ collection, id })) : [] };
}

async function named(req: PayloadRequest, places: Place[]): Promise<Chosen[]> {
  const chosen: Chosen[] = [];
  for (const at of places) {
    const found = await newestAsPerson(req, at);
    if (found) chosen.push({ ...at, title: titleOf(found) });
  }
  return chosen;
}

export async function SendView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  if (!req.user) redirect('/admin/login?redirect=%2Fadmin%2Fsend');
  if (!can(req, 'publish')) redirect('/admin/unauthorized');
  const docs = await listAsSite(req, 'transfer-targets', {
    select: { name: true },
    sort: 'name',
  });
  const { places, release } = await chosenBy(req, view.searchParams);
  const chosen = await named(req, places);
  const targets = docs.map(({ id, name }) => ({ id, name }));
  return (
    <ViewFrame view={view} className="admin-view transfer" name="Send to another site">
      <h1>Send to another site</h1>
      {targets.length === 0 ? (
        <p>No other site is set up. An admin adds one in Settings, under Other sites.</p>
      ) : chosen.length === 0 ? (
        <p>
          Nothing is chosen. Select documents in a list and choose “Send to another site” in its menu, or open a
          release.
        </p>
      ) : (
        <SendForm targets={targets} chosen={chosen} release={release ?? ''} />
      )}
    </ViewFrame>
  );
}
