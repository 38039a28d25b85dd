import type { Release } from '@payload-types';
import type { PayloadRequest } from 'payload';
import { atOnce } from '@/publishing/at-once';
import { asPartOf } from '@/publishing/part-of';
import { audit } from '@/staff/audit/audit';
import { reasonOf } from '@/staff/editorial/reason-of';
import { ReleaseFailure } from './failure';
import { findRelease, lockRelease, requireOpen } from './find';
import { isChanged, keyOf, type Member, pathOfValues, placesOf, readMembers, saveMember, type Values } from './members';
import { inOrder } from './order';
import { addRedirects, type Rule, rulesFrom } from './redirects';

/** What was live before, and the versions published: enough to undo a release. */
export type Before = {
  members: { key: string; live: Values | null; publishedAs: string }[];
  /** Paths at which the release may have made redirects. */
  left: string[];
  redirects: Rule[];
};

function ordered(members: Member[]): Member[] {
  const moves = members.map((of) => ({ of, from: pathOfValues(of.live), to: pathOfValues(of.latest) }));
  const order = inOrder(moves);
  if (Array.isArray(order)) return order;
  const [first, ...others] = order.circle;
  throw new ReleaseFailure(
    `It exchanges its path with ${others.map(({ title }) => `“${title}”`).join(', ')}. Give one of them another path.`,
    first?.title,
    first?.place,
  );
}

export async function publishMembers(req: PayloadRequest, members: Member[], title: string) {
  const detail = `In the release “${title}”`;
  const published = new Map<string, string>();
  for (const member of ordered(members)) {
    try {
      const { place, live } = member;
      published.set(keyOf(place), await saveMember(req, place, { data: { _status: 'published' }, detail, live }));
    } catch (error) {
      throw new ReleaseFailure(reasonOf(error), member.title, member.place);
    }
  }
  return published;
}

const unique = (paths: (string | undefined)[]): string[] => [...new Set(paths)].filter((path) => path !== undefined);

async function readChanged(req: PayloadRequest, release: Release): Promise<Member[]> {
  const places = placesOf(release);
  const members = await readMembers(req, places);
  if (members.length < places.length)
    throw new ReleaseFailure('A document of this release is in the trash. Take it out of the release or restore it.');
  return members.filter(isChanged);
}

async function publishAll(req: PayloadRequest, id: string): Promise<Release> {
  await lockRelease(req, id);
  const release = await findRelease(req, id);
  // Sent twice.
  if (release.state === 'published') return release;
  requireOpen(release);
  const members = await readChanged(req, release);
  if (members.length === 0 && !release.redirects?.length) throw new ReleaseFailure('There is nothing to publish.');
  const own = (release.redirects ?? []).map(({ from }) => from);
  const left = unique([...members.map(({ live }) => pathOfValues(live)), ...own]);
  const taken = members.map(({ latest }) => pathOfValues(latest));
  const redirects = await rulesFrom(req, unique([...left, ...taken]));
  const published = await publishMembers(req, members, release.title);
  await addRedirects(req, release);
  const before: Before = {
    members: members.map(({ place, live }) => ({
      key: keyOf(place),
      live,
      publishedAs: published.get(keyOf(place)) ?? '',
    })),
    left,
    redirects,
  };
  const saved = await req.payload.update({
    collection: 'releases',
    id,
    data: {
      state: 'published',
      publishedAt: new Date().toISOString(),
      publishedBy: req.user?.id,
      failure: null,
      before,
    },
    depth: 0,
    overrideAccess: true,
    context: asPartOf(release.title),
    req,
  });
  const detail = `Documents: ${members.map(({ title }) => title).join(', ')}`;
  await audit(req, { action: 'release', title: release.title, collection: 'releases', document: id, detail });
  return saved;
}

/** Publishes as the request's user. Throws a `ReleaseFailure` that names the document; nothing is published then. */
export const publishRelease = (req: PayloadRequest, id: string): Promise<Release> =>
  atOnce(req, () => publishAll(req, id));
