'use client';

import { toast, useConfig } from '@payloadcms/ui';
import { useEffect, useLayoutEffect, useState } from 'react';
import { watchSaves } from '../saving/watch-saves';
import { checkSession, openedBy, staySignedIn } from './check-session';
import { sessionClock, stepAt } from './session-clock';
import { sessionState } from './session-state';
import { announceSession, onSessionAnnounced } from './tabs';
import { watchRequests } from './watch-requests';

const TICK_MS = 5_000;
/** Beyond this difference between the two clocks, the computer has slept or its time was set. */
const DRIFT_MS = 20_000;
const RECENT_MS = 30_000;

const OPENING = 'opening';
const notices = {
  failing: () => void toast.loading('The site is not responding. Trying again …', { id: OPENING }),
  over: () => void toast.dismiss(OPENING),
  notMoved: (reason: string) => void toast.error(reason),
};

export type Warning = { end: Date; mayExtend: boolean };

const isSame = (one: Warning | undefined, other: Warning) =>
  one?.mayExtend === other.mayExtend && Math.abs(one.end.getTime() - other.end.getTime()) < TICK_MS;

/** Notices the end of the session wherever it shows, and returns what to say before it comes. */
export function useSessionWatch(account: string): Warning | undefined {
  const [warning, setWarning] = useState<Warning>();

  const { api } = useConfig().config.routes;

  // Before the effects of Payload's components, which send the first requests.
  useLayoutEffect(() => {
    watchRequests(notices);
    watchSaves(api);
  }, [api]);
  useEffect(() => {
    openedBy(account);
    const stopTelling = sessionState.subscribe(announceSession);
    const stopHearing = onSessionAnnounced(() => void checkSession());
    return () => {
      stopHearing();
      stopTelling();
      openedBy(undefined);
    };
  }, [account]);

  useEffect(() => {
    let isInUse = false;
    let drift = Date.now() - performance.now();
    const use = () => {
      isInUse = true;
    };
    const act = () => {
      const known = sessionClock.get();
      if (!known || sessionState.get() === 'ended') return setWarning(undefined);
      const step = stepAt(known, performance.now(), isInUse);
      isInUse = false;
      if (step.do === 'ask') void checkSession();
      if (step.do === 'extend') void staySignedIn();
      if (step.do !== 'warn') return setWarning(undefined);
      const next = { end: new Date(Date.now() + step.seconds * 1000), mayExtend: step.mayExtend };
      setWarning((before) => (isSame(before, next) ? before : next));
    };
    const tick = () => {
      const now = Date.now() - performance.now();
      if (Math.abs(now - drift) > DRIFT_MS) check();
      else act();
      drift = now;
    };
    const check = () => void checkSession().then(act);
    const back = () => {
      const { heard = Number.NEGATIVE_INFINITY } = sessionClock.get() ?? {};
      const isRecent = sessionState.get() === 'active' && performance.now() - heard < RECENT_MS;
      // The focus also comes back from the preview.
      if (document.visibilityState === 'visible' && !isRecent) check();
    };
    const timer = setInterval(tick, TICK_MS);
    const used = ['keydown', 'pointerdown'] as const;
    for (const name of used) window.addEventListener(name, use, true);
    document.addEventListener('visibilitychange', back);
    window.addEventListener('online', check);
    window.addEventListener('focus', back);
    return () => {
      clearInterval(timer);
      for (const name of used) window.removeEventListener(name, use, true);
      document.removeEventListener('visibilitychange', back);
      window.removeEventListener('online', check);
      window.removeEventListener('focus', back);
    };
  }, []);

  return warning;
}
