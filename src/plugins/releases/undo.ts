import type { Release } from '@payload-types';
import type { PayloadRequest } from 'payload';
import { DAY_MS } from '@/lib/day';
import { atOnce } from '@/publishing/at-once';
import { asPartOf } from '@/publishing/part-of';
import { audit } from '@/staff/audit/audit';
import { reasonOf } from '@/staff/editorial/reason-of';
import { ReleaseFailure } from './failure';
import { findRelease, lockRelease } from './find';
import { refuseSharedMembers } from './hooks';
import { keyOf, type Member, pathOfValues, placesOf, readMembers, saveMember, type Values } from './members';
import { inOrder } from './order';
import type { Before } from './publish';
import { restoreRedirects } from './redirects';

const UNDO_DAYS = 30;
export const undoableUntil = ({ publishedAt }: Pick<Release, 'publishedAt'>): Date =>
  new Date(Date.parse(publishedAt ?? '') + UNDO_DAYS * DAY_MS);

/** Set by the server with every save. */
const NOT_CONTENT = new Set(['id', 'createdAt', 'updatedAt', 'editorial', 'lastEditor', 'deletedAt', 'globalType']);

/** As data that replaces `over`: fields that the version lacks become empty. */
function contentOf(version: Values, over: Values): Values {
  const names = [...new Set([...Object.keys(over), ...Object.keys(version)])].filter((name) => !NOT_CONTENT.has(name));
  return Object.fromEntries(names.map((name) => [name, version[name] ?? null]));
}

type Step = { member: Member; live: Values | null; publishedAs: string };

async function stepsOf(req: PayloadRequest, release: Release, before: Before): Promise<Step[]> {
  const members = new Map((await readMembers(req, placesOf(release))).map((member) => [keyOf(member.place), member]));
  return before.members.flatMap(({ key, live, publishedAs }) => {
    const member = members.get(key);
    // In the trash or deleted since: nothing to undo.
    return member ? [{ member, live, publishedAs }] : [];
  });
}

const isSameTime = (a: unknown, b: string) => typeof a === 'string' && Date.parse(a) === Date.parse(b);

export type Changed = Pick<Member, 'place' | 'title'>;

const changedSince = (steps: Step[]): Changed[] =>
  steps.flatMap(({ member: { live, place, title }, publishedAs }) =>
    isSameTime(live?.updatedAt, publishedAs) ? [] : [{ place, title }],
  );

/** Publishes what was live before, then saves the newest draft again. */
async function takeBack(req: PayloadRequest, { member, live }: Step, title: string): Promise<void> {
  const { place, latest } = member;
  const detail = `Undid the release “${title}”`;
  try {
    if (live) {
      const before = { ...contentOf(live, latest), _status: 'published' };
      await saveMember(req, place, { data: before, detail, isTakenBack: true });
      const words = { ...contentOf(latest, live), _status: 'draft' };
      await saveMember(req, place, { data: words, detail, draft: true });
    } else if (member.live) {
      await saveMember(req, place, { data: { _status: 'draft' }, detail });
    }
  } catch (error) {
    throw new ReleaseFailure(reasonOf(error), member.title, place);
  }
}

function orderOf(steps: Step[]): Step[] {
  const order = inOrder(steps.map((of) => ({ of, from: pathOfValues(of.member.live), to: pathOfValues(of.live) })));
  if (Array.isArray(order)) return order;
  throw new ReleaseFailure('Documents exchanged their paths since. Undo them one by one.');
}

async function undoAll(req: PayloadRequest, id: string, isAnyway: boolean): Promise<Release> {
  await lockRelease(req, id);
  const release = await findRelease(req, id);
  // Sent twice, as below.
  if (release.state === 'undone') return release;
  if (release.state !== 'published') throw new ReleaseFailure('This release is not published.');
  if (undoableUntil(release) < new Date())
    throw new ReleaseFailure(
      `A release can be undone for ${UNDO_DAYS} days. Restore its documents from their versions.`,
    );
  const before = release.before as Before;
  const steps = await stepsOf(req, release, before);
  const later = changedSince(steps);
  if (later.length > 0 && !isAnyway)
    throw new ReleaseFailure(
      `Published again since: ${later.map(({ title }) => title).join(', ')}. Undoing takes that back, too.`,
    );
  for (const step of orderOf(steps)) await takeBack(req, step, release.title);
  await restoreRedirects(req, before);
  const saved = await req.payload.update({
    collection: 'releases',
    id,
    data: { state: 'undone', publishAt: null },
    depth: 0,
    overrideAccess: true,
    context: asPartOf(release.title),
    req,
  });
  const detail = `Documents: ${steps.map(({ member }) => member.title).join(', ')}`;
  await audit(req, { action: 'undo', title: release.title, collection: 'releases', document: id, detail });
  return saved;
}

export async function laterChanges(req: PayloadRequest, id: string): Promise<Changed[]> {
  const release = await findRelease(req, id);
  return release.state === 'published' ? changedSince(await stepsOf(req, release, release.before as Before)) : [];
}

/** Drafts stay. Throws if documents were published again since, unless `isAnyway`; nothing is undone then. */
export const undoRelease = (req: PayloadRequest, id: string, isAnyway: boolean): Promise<Release> =>
  atOnce(req, () => undoAll(req, id, isAnyway));

/** Reopens an undone release. Throws if a document is in another one. */
export const reopenRelease = (req: PayloadRequest, id: string): Promise<Release> =>
  atOnce(req, async () => {
    await lockRelease(req, id);
    const release = await findRelease(req, id);
    if (release.state === 'open') return release;
    if (release.state !== 'undone') throw new ReleaseFailure('Only a release that was undone can be opened again.');
    try {
      await refuseSharedMembers(req, placesOf(release), id);
    } catch (error) {
      throw new ReleaseFailure(reasonOf(error));
    }
    return req.payload.update({
      collection: 'releases',
      id,
      data: { state: 'open', publishedAt: null, publishedBy: null, before: null },
      depth: 0,
      overrideAccess: true,
      context: asPartOf(release.title),
      req,
    });
  });
