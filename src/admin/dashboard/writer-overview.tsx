import type { Payload, TypedUser } from 'payload';
import { Fragment, Suspense } from 'react';
import { Link } from '@/payload/link';
import { ownRequest } from '@/payload/own-request';
import { added } from '@/seams/capability';
import type { DashboardPart, OnDashboard, WaitingLine } from '@/seams/dashboard';
import { listScheduled } from '@/staff/editorial/scheduled';
import { ComingUp } from './coming-up';
import { ownLines } from './own-lines';
import { RecentDocuments } from './recent';
import { sentence } from './sentence';
import { WaitingList } from './waiting-list';

type Props = { payload: Payload; user: TypedUser };

const countOf = (lines: WaitingLine[] | undefined) => lines?.reduce((total, { count = 1 }) => total + count, 0);

async function Sentence({ own, parts }: { own: WaitingLine[]; parts: DashboardPart[] }) {
  const added = await Promise.all(parts.map((part) => ('waiting' in part ? part.waiting : [])));
  const unread = parts.reduce((total, part) => total + (part.unread ?? 0), 0);
  return sentence([own, ...added].map(countOf), unread);
}

const onDashboard = ({ importMap }: Payload, path: string): OnDashboard => importMap[path];

export async function WriterOverview({ payload, user }: Props) {
  const [own, scheduled, parts] = await Promise.all([
    ownLines(payload, user),
    ownRequest(payload, { user }).then(listScheduled),
    Promise.all(added(payload, 'dashboard').map((part) => onDashboard(payload, part)({ payload, user }))),
  ]);
  return (
    <>
      <header className="overview-head">
        <h1>
          <Suspense fallback="Counting what waits for you…">
            <Sentence own={own} parts={parts} />
          </Suspense>
        </h1>
        <Link className="overview-new" href="/admin/collections/pages/create" prefetch={false}>
          New page
        </Link>
      </header>
      <div className="overview-parts">
        <div className="overview-lists">
          <WaitingList own={own} parts={parts} />
          <ComingUp plans={scheduled} />
        </div>
        {parts.map((part, index) => (
          <Fragment key={String(index)}>{part.main?.(parts)}</Fragment>
        ))}
      </div>
      <RecentDocuments payload={payload} user={user} />
    </>
  );
}
