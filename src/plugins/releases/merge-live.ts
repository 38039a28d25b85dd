import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { savesOnlyDrafts } from '@/access/roles';
import { type Conflict, keyOf as keyOfField } from '@/lib/merge';
import { atOnce } from '@/publishing/at-once';
import { asPartOf } from '@/publishing/part-of';
import { asItsOwnForm } from '@/staff/editorial/own-form';
import { reasonOf } from '@/staff/editorial/reason-of';
import { basesOf } from './bases';
import { type Behind, behindOf } from './behind';
import { ReleaseFailure } from './failure';
import { findRelease, lockRelease, requireOpen } from './find';
import { keyOf, placesOf, readMembers, saveMember } from './members';

const choice = z.object({ field: z.string().max(1_000), isDraft: z.boolean() });

/** `seen`: the versions that the choices are about. */
export const mergeRequest = z.object({
  member: z.string().max(100),
  seen: z.object({ draft: z.string(), live: z.string() }).optional(),
  choices: z.array(choice).max(1_000).default([]),
});
type MergeRequest = z.output<typeof mergeRequest>;

/** What has to be chosen before a merge. */
export type Choices = {
  seen: { draft: string; live: string };
  /** `mine` is the draft of the release, `theirs` the live version. */
  conflicts: Conflict[];
  /** Names the rows of the conflicts. */
  draft: Record<string, unknown>;
};

const seenOf = ({ member, live }: Behind) => ({
  draft: String(member.latest.updatedAt),
  live: String(live.updatedAt),
});

async function behindIn(req: PayloadRequest, id: string, key: string) {
  const release = await findRelease(req, id);
  requireOpen(release);
  if (release.publishAt && savesOnlyDrafts(req))
    throw new ReleaseFailure('An editor has scheduled this release. Ask them before you change it.');
  const place = placesOf(release).find((one) => keyOf(one) === key);
  const [member] = place ? await readMembers(req, [place]) : [];
  if (!member) throw new ReleaseFailure('This document is no longer in the release.');
  return { release, member, behind: await behindOf(req, release, member) };
}

async function merged(req: PayloadRequest, id: string, { member: key, seen, choices }: MergeRequest) {
  await lockRelease(req, id);
  const { release, member, behind } = await behindIn(req, id, key);
  if (!behind) return { isMerged: true } as const;
  const now = seenOf(behind);
  const isSeen = seen?.draft === now.draft && seen.live === now.live;
  const chosen = new Map(isSeen ? choices.map(({ field, isDraft }) => [field, isDraft] as const) : []);
  const picks = new Map(
    behind.conflicts.flatMap(({ place, theirs }) => {
      const isMine = chosen.get(keyOfField(place));
      return isMine === undefined ? [] : [[keyOfField(place), { theirs, isMine }] as const];
    }),
  );
  if (picks.size < behind.conflicts.length)
    return { isMerged: false, choices: { seen: now, conflicts: behind.conflicts, draft: member.latest } } as const;
  const whole = picks.size > 0 ? await behindOf(req, release, member, picks) : behind;
  const data = {
    ...(whole ?? behind).document,
    ...asItsOwnForm(),
    _status: 'draft',
    updatedAt: member.latest.updatedAt,
  };
  try {
    await saveMember(req, member.place, { data, detail: `Merged for the release “${release.title}”`, draft: true });
  } catch (error) {
    throw new ReleaseFailure(reasonOf(error), member.title, member.place);
  }
  await req.payload.update({
    collection: 'releases',
    id,
    data: { bases: { ...basesOf(release), [key]: now.live } },
    depth: 0,
    overrideAccess: true,
    context: asPartOf(release.title),
    req,
  });
  return { isMerged: true } as const;
}

/** As the request's user. With open conflicts, saves nothing and returns both values. */
export const mergeLive = (req: PayloadRequest, id: string, request: MergeRequest) =>
  atOnce(req, () => merged(req, id, request));
