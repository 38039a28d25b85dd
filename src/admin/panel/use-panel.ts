'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { ask, isRefused, type Refused } from '../ask';

type Options<T> = {
  /** Shown until the first response. */
  first?: T;
  /** Loads again when it changes, such as after a save. */
  after?: unknown;
  /** Loads again and again while the page is visible, in ms. */
  every?: number;
  /** Before each load, in ms: what is needed to write comes first. */
  pause?: number;
};

/**
 * What a panel shows of an endpoint below `/api` (none without `path`): `data`, the `error` in words for staff, and
 * `isBusy` during `act`. Responses that a later one has overtaken are dropped; `data` stays when a load fails.
 */
export function usePanel<T extends object>(
  path: string | undefined,
  { first, after, every, pause = 0 }: Options<T> = {},
) {
  const [data, setData] = useState(first);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const received = useRef(0);

  /** For responses that hold the new `data`. Returns whether it was one. */
  const receive = useCallback((response: T | Refused): boolean => {
    received.current += 1;
    const refused = isRefused(response);
    setError(refused ? response.error : undefined);
    if (!refused) setData(response);
    return !refused;
  }, []);

  const load = useCallback(async () => {
    if (!path) return;
    const before = received.current;
    const response = await ask<T>('GET', path);
    if (before === received.current) receive(response);
  }, [path, receive]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded again when it was saved
  useEffect(() => {
    const timer = setTimeout(() => void load(), pause);
    return () => {
      clearTimeout(timer);
      received.current += 1;
    };
  }, [load, after, pause]);

  useEffect(() => {
    if (!every) return;
    const look = () => {
      if (document.visibilityState === 'visible') void load();
    };
    const timer = setInterval(look, every);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [load, every]);

  /** Sends a step. Returns the response, or undefined if it was refused, which `error` then says. */
  const act = useCallback(async <R extends object>(step: string, body: object = {}): Promise<R | undefined> => {
    setBusy(true);
    const response = await ask<R>('POST', step, body);
    setBusy(false);
    setError(isRefused(response) ? response.error : undefined);
    return isRefused(response) ? undefined : response;
  }, []);

  return { data, error, isBusy, load, receive, act };
}
