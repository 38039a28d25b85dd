'use client';

import { useCallback, useEffect, useState } from 'react';
import type { Told } from '../endpoints';

const EVERY_MS = 30_000;

type State = { unread: number; told: Told[] };

export function useNotifications() {
  const [state, setState] = useState<State>({ unread: 0, told: [] });

  const ask = useCallback(async (path: string, init?: RequestInit) => {
    try {
      const response = await fetch(`/api/notifications${path}`, { credentials: 'same-origin', ...init });
      if (response.ok) setState((await response.json()) as State);
    } catch {
      // Retried at the next poll.
    }
  }, []);
  const load = useCallback(async () => {
    if (document.visibilityState === 'visible') await ask('/mine');
  }, [ask]);

  useEffect(() => {
    void load();
    const timer = setInterval(() => void load(), EVERY_MS);
    document.addEventListener('visibilitychange', load);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', load);
    };
  }, [load]);

  const read = (id?: string) =>
    ask('/read', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id }),
      // The browser may be navigating away.
      keepalive: true,
    });
  return { ...state, load, read };
}
