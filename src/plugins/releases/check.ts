import type { Release } from '@payload-types';
import { initTransaction, killTransaction, type PayloadRequest } from 'payload';
import { gather } from '@/lib/gather';
import { brokenWithin } from '@/plugins/link-check/api';
import { findingsOf } from '@/seams/findings';
import { behindOf } from './behind';
import { ReleaseFailure } from './failure';
import { findRelease } from './find';
import { isChanged, keyOf, type Member, placesOf, readMembers } from './members';
import type { Problem } from './problem';
import { publishMembers } from './publish';
import { addRedirects } from './redirects';
import { undescribedMedia } from './undescribed-media';

/** Each document that cannot be published costs another attempt without it. */
const MOST_FAILURES = 10;

const problemOf = ({ place, reason, title }: ReleaseFailure): Problem => ({
  title: title ?? 'The release',
  place: place ?? null,
  reason,
  stops: true,
});

async function linkProblems(req: PayloadRequest, members: Member[]): Promise<Problem[]> {
  const places = new Map(members.map(({ place }) => [keyOf(place), place]));
  return (await brokenWithin(req, (key) => places.has(key))).map(({ title, document, global, address, reason }) => ({
    title,
    place: places.get(document?.value ?? global ?? '') ?? null,
    reason: `The link to ${address} is broken. ${reason}`,
    stops: false,
  }));
}

/** What else the capabilities warn of, one line for each rule and document. Links are judged with the whole release. */
async function warnings(req: PayloadRequest, members: Member[]): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { place, title, latest } of members) {
    if ('global' in place) continue;
    const found = (await findingsOf(req, place, latest)).filter(({ rule }) => rule !== 'links');
    for (const [first, ...others] of Map.groupBy(found, ({ rule }) => rule).values()) {
      const more = others.length > 0 ? ` Checks of the document lists ${others.length} more.` : '';
      if (first) problems.push({ title, place, reason: `${first.message}${more}`, stops: false });
    }
  }
  return problems;
}

type Attempt = { problems: Problem[]; failed?: ReleaseFailure };

/** Publishes in a transaction that is always rolled back, and checks the result. */
async function attempt(req: PayloadRequest, release: Release, members: Member[]): Promise<Attempt> {
  await initTransaction(req);
  try {
    let problems: Problem[] = [];
    await gather(req, async () => {
      await publishMembers(req, members, release.title);
      await addRedirects(req, release);
      problems = [
        ...(await linkProblems(req, members)),
        ...(await undescribedMedia(req, members)),
        ...(await warnings(req, members)),
      ];
    });
    return { problems };
  } catch (error) {
    if (!(error instanceof ReleaseFailure)) throw error;
    return { problems: [], failed: error };
  } finally {
    await killTransaction(req);
  }
}

function missing(release: Release, members: Member[]): Problem[] {
  const found = new Set(members.map(({ place }) => keyOf(place)));
  const gone = placesOf(release).filter((place) => !found.has(keyOf(place)));
  return gone.map((place) => ({
    title: 'A document in the trash',
    place,
    reason: 'Take it out of the release or restore it.',
    stops: true,
  }));
}

/** Members that would revert what was published outside the release. */
async function behindProblems(req: PayloadRequest, release: Release, members: Member[]): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const member of members) {
    if (!(await behindOf(req, release, member))) continue;
    const { place, title } = member;
    problems.push({
      title,
      place,
      reason: 'The live version was changed outside the release. Merge it here, or publishing takes that back.',
      stops: false,
    });
  }
  return problems;
}

/** Publishes in a transaction that is rolled back, so that nothing is validated differently. */
export async function checkRelease(req: PayloadRequest, id: string): Promise<Problem[]> {
  const release = await findRelease(req, id);
  const all = await readMembers(req, placesOf(release));
  const problems = missing(release, all);
  const behind = await behindProblems(req, release, all);
  let left = all.filter(isChanged);
  while (problems.length <= MOST_FAILURES) {
    const { problems: found, failed } = await attempt(req, release, left);
    problems.push(...found);
    if (!failed) break;
    const at = failed.place && keyOf(failed.place);
    const member = left.find(({ place }) => keyOf(place) === at);
    problems.push(problemOf(failed));
    if (!member) break;
    left = left.filter((other) => other !== member);
  }
  return [...problems, ...behind];
}
