'use client';

import { toast } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { asJson, attempt, reasonOf } from '@/admin/ask';
import { useOwnZone } from '@/admin/local-time';
import { COMPANY, cityOf, momentInWords } from '@/admin/readable-time';
import { useRouter } from '@/payload/navigation';
import type { FoundEntry } from '../entries';
import { dayInWords, dayOf, isDay, monthInWords, onDay, today } from '../month';
import type { View } from './addresses';
import { keyOf } from './entry';
import { MonthTable } from './month-table';
import { MoveDialog } from './move-dialog';
import { PlanList } from './plan-list';

type Props = { month: string; view: View; entries: FoundEntry[] };

/** Moves entries: by dragging, or in a dialog. After each attempt the plan is read again, as others change it too. */
function useMoves(zone: string) {
  const router = useRouter();
  /** Moves and says so. Returns why it was refused. */
  return async (entry: FoundEntry, to: string): Promise<string | undefined> => {
    const { kind, id, at } = entry;
    const outcome = await attempt('/api/plan/move', asJson({ kind, id, from: at, to }), () => true);
    // Without a connection, it would load the page again and lose what was typed.
    if (outcome.is !== 'unreachable') router.refresh();
    if (outcome.is !== 'stored') return reasonOf(outcome);
    toast.success(`Moved: ${entry.title}. ${isDay(to) ? dayInWords(to) : momentInWords(to, { zone })}.`);
    return undefined;
  };
}

/** In the person's time zone; the server renders it in the company's. */
export function Calendar({ month, view, entries }: Props) {
  const zone = useOwnZone() ?? COMPANY;
  const move = useMoves(zone);
  const [moving, setMoving] = useState<FoundEntry>();
  const focused = useRef<string>(undefined);
  const calendar = useRef<HTMLDivElement>(null);

  // An entry that has moved is another element: what had the focus is found again.
  useEffect(() => {
    const key = focused.current;
    if (!key || entries.length === 0 || document.activeElement !== document.body) return;
    const buttons = calendar.current?.querySelectorAll<HTMLElement>(`[data-move="${CSS.escape(key)}"]`) ?? [];
    [...buttons].find((button) => button.checkVisibility())?.focus();
  }, [entries]);

  const dropOn = async (key: string, day: string) => {
    const entry = entries.find((one) => keyOf(one) === key);
    if (!entry || dayOf(entry.at, zone) === day) return;
    const refusal = entry.fixed ?? (await move(entry, onDay(entry.at, day, zone)));
    if (refusal) toast.error(refusal);
  };

  const shared = { month, entries, zone, onMove: setMoving };
  return (
    <div ref={calendar} className="plan-calendar" data-view={view}>
      <p className="admin-quiet">
        All times are {cityOf(zone)} time. Drag an entry to another day, or choose Move beside it.
      </p>
      {view === 'list' ? null : (
        <MonthTable {...shared} today={today(zone)} onDrop={(key, day) => void dropOn(key, day)} />
      )}
      {view === 'month' ? null : <PlanList {...shared} />}
      {entries.some(({ at }) => dayOf(at, zone).startsWith(month)) ? null : (
        <p className="admin-note">
          Nothing is planned for {monthInWords(month)}. Schedule a document in the menu beside Publish, or give a
          release a time, a job a last day or a newsletter issue a date, and it appears here.
        </p>
      )}
      {moving ? (
        <MoveDialog
          key={keyOf(moving)}
          entry={moving}
          onMove={(to) => {
            focused.current = keyOf(moving);
            return move(moving, to);
          }}
          onClose={() => setMoving(undefined)}
        />
      ) : null}
    </div>
  );
}
