'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { ask, isRefused, type Refused } from '../ask';
import { onReturn } from './on-return';
import { begun, errorOf, loaded, type PanelState, received, stepped } from './panel-state';

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
 * `isBusy` during a step. What was refused is shown until the next step. Loaded again when the connection or the session
 * is back, and after a refusal, since somebody else may have been first. Responses that a later one has overtaken are
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

  useEffect(() => onReturn(() => void load()), [load]);

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

  const send = useCallback(
    async <R extends object>(step: string, body: object, init?: Pick<RequestInit, 'keepalive'>) => {
      setBusy(true);
      setState(begun);
      const response = await ask<R>('POST', step, body, init);
      setBusy(false);
      return response;
    },
    [],
  );

  /** Sends a step. Returns the response, or undefined if it was refused, which `error` then says. */
  const act = useCallback(
    async <R extends object>(step: string, body: object = {}): Promise<R | undefined> => {
      const response = await send<R>(step, body);
      setState((before) => stepped(before, response));
      if (!isRefused(response)) return response;
      // With a proof of identity missing, nothing else was looked at.
      if (!response.needs) void load();
      return undefined;
    },
    [send, load],
  );

  /** Sends a step whose response holds the new `data`. Returns whether it was one; `error` then says why not. */
  const take = useCallback(
    async (step: string, body: object = {}, init?: Pick<RequestInit, 'keepalive'>): Promise<boolean> => {
      const isTaken = receive(await send<T>(step, body, init));
      if (!isTaken) void load();
      return isTaken;
    },
    [receive, send, load],
  );

  return { data: state.data, error: errorOf(state), isBusy, load, receive, act, take };
}
