import { createLocalReq, type Payload, type TypedUser } from 'payload';
import { Suspense } from 'react';
import { can } from '@/access/roles';
import { isOverdue, LAST_BACKUP, type LastBackup } from '@/lib/last-backup';
import { isRecent, LAST_RESTORE, type LastRestore } from '@/lib/last-restore';
import { waitingRestore } from '@/plugins/backups/overview';
import { type LastCheck, LINK_CHECK } from '@/plugins/link-check/stored';
import { countUnread } from '@/plugins/notifications/unread';
import { listOverdue, listScheduled } from '@/staff/editorial/scheduled';
import { readStatistics } from '@/visitors/analytics/read-statistics';
import { LocalTime } from '../local-time';
import { Figure } from './figure';
import { InboxFigures, InboxFiguresLater } from './inbox-figures';
import { DeedsPart, OverdueBackupPart, PlannedPart, RestorePart, WaitingPart } from './lists';
import { readLastPublished, readWaiting } from './read-content';
import { sentence } from './sentence';
import { StatisticsPart } from './statistics';

type Props = { payload: Payload; user: TypedUser; isEditor: boolean };

async function readForEditors(payload: Payload) {
  const [deeds, statistics, settings] = await Promise.all([
    readLastPublished(payload),
    readStatistics(payload),
    payload.findGlobal({ slug: 'site-settings', select: { countVisits: true }, depth: 0, overrideAccess: true }),
  ]);
  return { deeds, statistics, isOn: settings.countVisits !== false };
}

async function readForAdmins(payload: Payload) {
  const [last, restored, waiting] = await Promise.all([
    payload.kv.get<LastBackup>(LAST_BACKUP),
    payload.kv.get<LastRestore>(LAST_RESTORE),
    waitingRestore(),
  ]);
  return { overdue: isOverdue(last) ? last : null, restored: isRecent(restored) ? restored : null, waiting };
}

async function read({ payload, user, isEditor }: Props) {
  // One request object each: a request belongs to one transaction.
  const asking = () => createLocalReq({ user }, payload);
  const [waiting, scheduled, overdue, unread, broken, lastCheck, admins, editors] = await Promise.all([
    readWaiting(payload, isEditor ? null : String(user.id)),
    asking().then(listScheduled),
    asking().then(listOverdue),
    asking().then(countUnread),
    payload.count({ collection: 'broken-links', overrideAccess: true }),
    payload.kv.get<LastCheck>(LINK_CHECK),
    can({ user }, 'manage') ? readForAdmins(payload) : undefined,
    isEditor ? readForEditors(payload) : undefined,
  ]);
  return { waiting, scheduled, overdue, unread, broken: broken.totalDocs, lastCheck, admins, editors };
}

export async function WriterOverview(props: Props) {
  const { isEditor, user } = props;
  const { waiting, scheduled, overdue, unread, broken, lastCheck, admins, editors } = await read(props);
  const returned = waiting.filter(({ state }) => state === 'returned').length;
  const items = (isEditor ? waiting.length : returned) + overdue.length + broken + (admins?.overdue ? 1 : 0);
  const checked = lastCheck ? (
    <>
      Checked <LocalTime time={lastCheck.at} />
    </>
  ) : (
    'Not checked yet'
  );
  return (
    <div className="overview">
      <h1>{sentence(items, unread)}</h1>
      <ul className="overview-figures" aria-label="At a glance">
        <Figure
          label={isEditor ? 'Waiting for review' : 'Returned to you'}
          count={isEditor ? waiting.length : returned}
          href="#overview-waiting"
        />
        <Figure label="Scheduled" count={scheduled.length} href="#overview-planned" />
        {overdue.length > 0 ? <Figure label="Overdue" count={overdue.length} href="#overview-late" isAlarm /> : null}
        {isEditor ? (
          <Suspense fallback={<InboxFiguresLater />}>
            <InboxFigures me={String(user.id)} />
          </Suspense>
        ) : null}
        <Figure
          label="Broken links"
          count={broken}
          href="/admin/collections/broken-links"
          note={checked}
          isAlarm={broken > 0}
        />
      </ul>
      <div className="overview-parts">
        {editors ? <StatisticsPart statistics={editors.statistics} isOn={editors.isOn} /> : null}
        <div className="overview-lists">
          {admins?.overdue ? <OverdueBackupPart last={admins.overdue} /> : null}
          {admins?.waiting || admins?.restored ? <RestorePart waiting={admins.waiting} last={admins.restored} /> : null}
          {overdue.length > 0 ? <PlannedPart plans={overdue} isLate /> : null}
          <WaitingPart waiting={waiting} isEditor={isEditor} />
          <PlannedPart plans={scheduled} />
          {editors ? <DeedsPart deeds={editors.deeds} /> : null}
        </div>
      </div>
    </div>
  );
}
