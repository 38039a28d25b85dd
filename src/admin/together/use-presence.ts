'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Presence } from '@/staff/editorial/presence';
import { ask as askServer, isRefused } from '../ask';
import { useLeaving } from './use-leaving';

/** Less than the expiry of presence on the server (src/staff/editorial/presence.ts). */
const EVERY_MS = 10_000;

const isSamePeople = (one: string[], other: string[]) => one.join('\n') === other.join('\n');

/** Reports an open form (`path`: below `/api`); returns who else has it open, and an immediate poll. */
export function usePresence(path: string, onResponse: (presence: Presence) => Promise<void>) {
  const [people, setPeople] = useState<string[]>([]);
  const hear = useRef(onResponse);
  useEffect(() => {
    hear.current = onResponse;
  });
  const isRequesting = useRef(false);
  useLeaving(`/api${path}/leave`);

  const ask = useCallback(async () => {
    if (isRequesting.current || document.visibilityState !== 'visible') return;
    isRequesting.current = true;
    try {
      const presence = await askServer<Presence>('POST', `${path}/stay`);
      // Retried at the next poll.
      if (isRefused(presence)) return;
      setPeople((before) => (isSamePeople(before, presence.people) ? before : presence.people));
      await hear.current(presence);
    } finally {
      isRequesting.current = false;
    }
  }, [path]);

  useEffect(() => {
    void ask();
    const timer = setInterval(() => void ask(), EVERY_MS);
    document.addEventListener('visibilitychange', ask);
    window.addEventListener('focus', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
      window.removeEventListener('focus', ask);
    };
  }, [ask]);
  return { people, ask };
}
