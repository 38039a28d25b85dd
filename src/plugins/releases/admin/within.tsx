'use client';

import { adminPath } from '@/admin/admin-path';
import { LocalTime } from '@/admin/local-time';
import { Button } from '@/admin/panel/button';
import { Link } from '@/payload/link';
import type { Membership } from '../membership';

type Props = { release: NonNullable<Membership['release']>; isBusy: boolean; onTakeOut: () => void };

export function Within({ release: { id, title, publishAt }, isBusy, onTakeOut }: Props) {
  return (
    <>
      <p>
        In{' '}
        <Link href={adminPath({ collection: 'releases', id })} prefetch={false}>
          {title}
        </Link>
        {publishAt ? (
          <>
            , which goes live <LocalTime time={publishAt} isPlanned />
          </>
        ) : null}
      </p>
      <p className="admin-quiet">It is published with the release, not alone.</p>
      <Button size="small" buttonStyle="secondary" isBusy={isBusy} onClick={onTakeOut}>
        Take out of the release
      </Button>
    </>
  );
}
