'use client';

import { useEffect, useState } from 'react';
import { ask, isRefused } from '@/admin/ask';
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
    const find = async () => {
      const found = await ask<Hits>('GET', `/find?${query}`, undefined, { signal: stop.signal });
      if (stop.signal.aborted) return;
      if (isRefused(found)) setState((last) => ({ ...last, hits: [], text, isFailed: true }));
      else setState({ ...found, text, isFailed: false });
    };
    const timer = setTimeout(() => void find(), text ? PAUSE_MS : 0);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [isOpen, text, pathname]);

  return { ...state, isCurrent: state.text === text };
}
