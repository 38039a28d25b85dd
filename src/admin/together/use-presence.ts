'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Presence } from '@/staff/editorial/presence';
import { useLeaving } from './use-leaving';

/** Less than the expiry of presence on the server (src/staff/editorial/presence.ts). */
const EVERY_MS = 10_000;

const isSamePeople = (one: string[], other: string[]) => one.join('\n') === other.join('\n');

/** Reports an open form (`address`: below `/api/editorial`); returns who else has it open, and an immediate poll. */
export function usePresence(address: string, onAnswer: (presence: Presence) => Promise<void>) {
  const [people, setPeople] = useState<string[]>([]);
  const hear = useRef(onAnswer);
  useEffect(() => {
    hear.current = onAnswer;
  });
  const isAsking = useRef(false);
  useLeaving(`${address}/leave`);

  const ask = useCallback(async () => {
    if (isAsking.current || document.visibilityState !== 'visible') return;
    isAsking.current = true;
    try {
      const response = await fetch(`${address}/stay`, { method: 'POST', credentials: 'same-origin' });
      if (!response.ok) return;
      const presence = (await response.json()) as Presence;
      setPeople((before) => (isSamePeople(before, presence.people) ? before : presence.people));
      await hear.current(presence);
    } catch {
      // Retried at the next poll.
    } finally {
      isAsking.current = false;
    }
  }, [address]);

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
