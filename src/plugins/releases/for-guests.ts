import type { Payload } from 'payload';
import { ownRequest } from '@/payload/own-request';
import { findRelease } from './find';
import { isChanged, type Member, pathOfValues, placesOf, readMembers } from './members';

export type ReleaseForGuests = {
  title: string;
  pages: { title: string; path: string; isNew: boolean }[];
  others: string[];
};

const isPage = ({ place, latest }: Member) =>
  'collection' in place && pathOfValues(latest) !== undefined && pathOfValues(latest) !== '';

/** Undefined once it is published or undone. Without access control. */
export async function releaseForGuests(payload: Payload, id: string): Promise<ReleaseForGuests | undefined> {
  const req = await ownRequest(payload);
  const release = await findRelease(req, id);
  if (release.state !== 'open') return undefined;
  const members = (await readMembers(req, placesOf(release))).filter(isChanged);
  return {
    title: release.title,
    pages: members
      .filter(isPage)
      .map(({ title, latest, live }) => ({ title, path: pathOfValues(latest) ?? '/', isNew: live === null })),
    others: members.filter((member) => !isPage(member)).map(({ title }) => title),
  };
}
