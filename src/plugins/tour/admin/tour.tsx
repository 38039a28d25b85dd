'use client';

import { useAuth, usePreferences } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { can } from '@/access/roles';
import { Button } from '@/admin/panel/button';
import { useRouter, useSearchParams } from '@/payload/navigation';
import { MarkedControl } from './marked-control';
import { marks } from './marks';
import './tour.css';

const PREFERENCE = 'first-tour';

type Saved = { isClosed: boolean };
type State = 'unknown' | 'offered' | 'closed' | number;

/** Offered until it is taken or declined; `/admin?tour` begins it again. */
export function Tour() {
  const { user } = useAuth();
  const { getPreference, setPreference } = usePreferences();
  const router = useRouter();
  const isCalled = useSearchParams().has('tour');
  const [state, setState] = useState<State>('unknown');

  const begin = useEffectEvent(async () => {
    if (isCalled) return setState(0);
    const saved = await getPreference<Saved>(PREFERENCE);
    setState(saved?.isClosed ? 'closed' : 'offered');
  });
  const userId = user?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: again when it is called
  useEffect(() => {
    if (userId) void begin();
  }, [userId, isCalled]);

  // The tour is about writing, which reviewers do not do.
  if (!can({ user }, 'write')) return null;

  const close = () => {
    setState('closed');
    void setPreference<Saved>(PREFERENCE, { isClosed: true });
    if (isCalled) router.replace('/admin');
  };
  if (typeof state === 'number') {
    const mark = marks[state];
    if (!mark) return null;
    const isLast = state === marks.length - 1;
    return (
      <MarkedControl
        key={state}
        mark={mark}
        count={`${state + 1} of ${marks.length}`}
        isLast={isLast}
        onNext={() => (isLast ? close() : setState(state + 1))}
        onClose={close}
      />
    );
  }
  if (state !== 'offered') return null;
  return (
    <section className="tour-offer" aria-label="First steps">
      <p>New here? Three marks show where things are.</p>
      <Button size="small" onClick={() => setState(0)}>
        Show the tour
      </Button>
      <Button size="small" buttonStyle="secondary" onClick={close}>
        No, thanks
      </Button>
    </section>
  );
}
