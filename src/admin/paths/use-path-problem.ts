'use client';

import { useEffect, useState } from 'react';
import type { Language } from '@/lib/languages';
import { type PathCollection, pathSchema } from '@/lib/paths';
import { problemIn } from '@/lib/problem-in';
import { ask, isRefused } from '../ask';

const PAUSE_MS = 300;

/** `checking`: the server has not responded. `unknown`: it cannot. `free`: the document may have the path. */
export type PathState = { state: 'empty' | 'checking' | 'unknown' | 'free' } | { state: 'wrong'; problem: string };

type PathOfDocument = { collection: PathCollection; path: string; id?: string | number; language?: Language };

export function usePathProblem({ collection, path, id, language }: PathOfDocument): PathState {
  const [received, setReceived] = useState<{ path: string; problem?: string | null }>();
  const own = path ? problemIn(pathSchema, path) : undefined;
  const isRequested = Boolean(path) && !own;

  useEffect(() => {
    if (!isRequested) return;
    const asking = new AbortController();
    const timer = setTimeout(() => {
      const query = new URLSearchParams({
        collection,
        path,
        ...(id === undefined ? {} : { id: String(id) }),
        ...(language ? { language } : {}),
      });
      void ask<{ problem: string | null }>('GET', `/path-check?${query}`, undefined, { signal: asking.signal }).then(
        (response) => {
          if (asking.signal.aborted) return;
          // Publishing checks it again.
          setReceived(isRefused(response) ? { path } : { path, problem: response.problem });
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [collection, path, id, language, isRequested]);

  if (!path) return { state: 'empty' };
  if (own) return { state: 'wrong', problem: own };
  if (received?.path !== path) return { state: 'checking' };
  if (received.problem === undefined) return { state: 'unknown' };
  return received.problem ? { state: 'wrong', problem: received.problem } : { state: 'free' };
}
