'use client';

import { useEffect, useState } from 'react';
import type { Hits } from '../endpoint';

/** Pause in typing before a request, in ms. */
const PAUSE_MS = 60;
const DOCUMENT = /^\/admin\/collections\/([\w-]+)\/([0-9a-f-]{36})(?:\/|$)/;

export const documentAt = (pathname: string): { collection: string; id: string } | undefined => {
  const [, collection, id] = DOCUMENT.exec(pathname) ?? [];
  return collection && id ? { collection, id } : undefined;
};

type State = Hits & { text: string; isFailed: boolean };

/** Search results. Outdated responses are dropped; earlier results stay until the next response. */
export function useHits(isOpen: boolean, text: string, pathname: string): State & { isCurrent: boolean } {
  const [state, setState] = useState<State>({ hits: [], here: null, text: '', isFailed: false });

  useEffect(() => {
    if (!isOpen) return;
    const stop = new AbortController();
    const query = new URLSearchParams({ q: text, ...documentAt(pathname) });
    const ask = async () => {
      try {
        const response = await fetch(`/api/find?${query}`, { credentials: 'same-origin', signal: stop.signal });
        if (!response.ok) throw new Error(`${response.status}`);
        setState({ ...((await response.json()) as Hits), text, isFailed: false });
      } catch {
        if (!stop.signal.aborted) setState((last) => ({ ...last, hits: [], text, isFailed: true }));
      }
    };
    const timer = setTimeout(() => void ask(), text ? PAUSE_MS : 0);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [isOpen, text, pathname]);

  return { ...state, isCurrent: state.text === text };
}
