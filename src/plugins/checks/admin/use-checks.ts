'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { ask, isRefused } from '@/admin/ask';
import type { ListedFinding } from '../endpoint';

const none: ListedFinding[] = [];
let findings: ListedFinding[] = none;
/** Responses may arrive out of order. */
let requests = 0;
const listeners = new Set<() => void>();

function keep(now: ListedFinding[]) {
  findings = now;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useFindings = (): ListedFinding[] =>
  useSyncExternalStore(
    subscribe,
    () => findings,
    () => none,
  );

/** Checks the saved draft on the server. Returns why it could not, in words for staff, or what it found. */
export function useCheck(): () => Promise<ListedFinding[] | string> {
  const { id, collectionSlug } = useDocumentInfo();
  return useCallback(async () => {
    if (id === undefined || !collectionSlug) return none;
    requests += 1;
    const own = requests;
    const response = await ask<{ findings: ListedFinding[] }>('GET', `/checks/${collectionSlug}/${id}`);
    if (isRefused(response)) return response.error;
    if (own === requests) keep(response.findings);
    return response.findings;
  }, [id, collectionSlug]);
}

export function useChecksAfterSaves() {
  const { lastUpdateTime } = useDocumentInfo();
  const check = useCheck();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again after each save
  useEffect(() => {
    void check();
  }, [check, lastUpdateTime]);
  useEffect(() => () => keep(none), []);
}
