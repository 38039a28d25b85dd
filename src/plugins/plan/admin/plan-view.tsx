import './plan.css';
import type { AdminViewServerProps } from 'payload';
import { can } from '@/access/roles';
import { DoorRow } from '@/admin/doors/door-row';
import { COMPANY } from '@/admin/readable-time';
import { ViewFrame } from '@/admin/view-frame';
import { redirect } from '@/payload/navigation';
import { addressMadeAt } from '../address';
import { findEntries, kindsOf } from '../entries';
import { monthInWords, monthOf, periodOf, readMonth, today } from '../month';
import { type Shown, views } from './addresses';
import { Calendar } from './calendar';
import { Controls } from './controls';
import { Subscription } from './subscription';

const list = new Intl.ListFormat('en');

export async function PlanView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  if (!req.user) redirect('/admin/login?redirect=%2Fadmin%2Fplan');
  if (!can(req, 'write')) redirect('/admin/unauthorized');
  const { month, view: wanted, kind } = view.searchParams ?? {};
  const kinds = kindsOf(req).map(({ slug, label }) => ({ slug, label }));
  const shown: Shown = {
    month: readMonth(month) ?? monthOf(today(COMPANY)),
    view: views.find((one) => one === wanted) ?? 'both',
    kind: kinds.find(({ slug }) => slug === kind)?.slug,
  };
  const [{ entries, unread }, madeAt] = await Promise.all([
    findEntries(req, periodOf(shown.month), shown.kind),
    addressMadeAt(req.payload, String(req.user.id)),
  ]);
  return (
    <ViewFrame view={view} className="admin-view plan" name="Plan">
      <DoorRow
        of={{ href: '/admin/plan' }}
        payload={req.payload}
        permissions={view.initPageResult.permissions}
        user={req.user}
      />
      <h1>Plan: {monthInWords(shown.month)}</h1>
      <Controls shown={shown} kinds={kinds} />
      {unread.length > 0 ? (
        <p className="admin-note" role="status">
          {list.format(unread)} cannot be read at the moment, and are missing here.
        </p>
      ) : null}
      <Calendar month={shown.month} view={shown.view} entries={entries} />
      <Subscription madeAt={madeAt} />
    </ViewFrame>
  );
}
