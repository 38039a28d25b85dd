'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { ask, isRefused, type Refused } from '../ask';
import { errorOf, loaded, type PanelState, received, stepped } from './panel-state';

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
 * `isBusy` during `act`. What was refused is shown until the next step. Responses that a later one has overtaken are
 * dropped; `data` stays when a load fails.
 */
export function usePanel<T extends object>(
  path: string | undefined,
  { first, after, every, pause = 0 }: Options<T> = {},
) {
  const [state, setState] = useState<PanelState<T>>({ data: first });
  const [isBusy, setBusy] = useState(false);
  const responses = useRef(0);

  /** For responses that hold the new `data`. Returns whether it was one. */
  const receive = useCallback((response: T | Refused): boolean => {
    responses.current += 1;
    setState((before) => received(before, response));
    return !isRefused(response);
  }, []);

  const load = useCallback(async () => {
    if (!path) return;
    const current = responses.current;
    const response = await ask<T>('GET', path);
    if (current !== responses.current) return;
    responses.current += 1;
    setState((before) => loaded(before, response));
  }, [path]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded again when it was saved
  useEffect(() => {
    const timer = setTimeout(() => void load(), pause);
    return () => {
      clearTimeout(timer);
      responses.current += 1;
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
    setState((before) => stepped(before, response));
    return isRefused(response) ? undefined : response;
  }, []);

  return { data: state.data, error: errorOf(state), isBusy, load, receive, act };
}
