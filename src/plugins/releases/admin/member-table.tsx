'use client';

import { adminPath } from '@/admin/admin-path';
import { Link } from '@/payload/link';
import type { ListedMember } from '../overview';
import { MergeButton } from './merge-button';

const kinds = { new: 'New', changed: 'Changed', same: 'No changes' } as const;

const addressOf = ({ place }: ListedMember) => adminPath(place);
const nameOf = ({ place }: ListedMember) => ('global' in place ? place.global : place.id);

function Changes({ changes, path, oldPath }: ListedMember) {
  return (
    <>
      {oldPath ? (
        <p>
          Moves from {oldPath} to {path}
        </p>
      ) : null}
      {changes.length > 0 ? <p>{changes.join(' · ')}</p> : null}
    </>
  );
}

function Behind({ member, ...rest }: Merging & { member: ListedMember }) {
  if (member.liveChanges.length === 0) return null;
  return (
    <div className="release-behind">
      <p>Changed on the site since, and not in this draft: {member.liveChanges.join(' · ')}</p>
      <MergeButton member={member} {...rest} />
    </div>
  );
}

type Merging = { release: string; onMerged: () => Promise<void> };

export function MemberTable({ members, ...merging }: Merging & { members: ListedMember[] }) {
  if (members.length === 0)
    return (
      <p className="admin-quiet">
        Nothing is in this release yet. Choose documents below, or open one and choose “Add to a release” beside
        Publish.
      </p>
    );
  return (
    <ul className="admin-marked release-members" aria-label="What it changes">
      {members.map((member) => (
        <li key={nameOf(member)}>
          <p className="release-member">
            <Link href={addressOf(member)} prefetch={false}>
              {member.title}
            </Link>
            <span>{kinds[member.kind]}</span>
          </p>
          <Changes {...member} />
          <Behind member={member} {...merging} />
        </li>
      ))}
    </ul>
  );
}
