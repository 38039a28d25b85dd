'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { ask, isRefused } from '@/admin/ask';
import type { ListedFinding } from '../endpoint';

const none: ListedFinding[] = [];
let findings: ListedFinding[] = none;
/** Responses may arrive out of order. */
let asked = 0;
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

/** Checks the saved draft on the server; undefined if that fails. */
export function useCheck(): () => Promise<ListedFinding[] | undefined> {
  const { id, collectionSlug } = useDocumentInfo();
  return useCallback(async () => {
    if (id === undefined || !collectionSlug) return undefined;
    asked += 1;
    const own = asked;
    const answer = await ask<{ findings: ListedFinding[] }>('GET', `/checks/${collectionSlug}/${id}`);
    if (isRefused(answer)) return undefined;
    if (own === asked) keep(answer.findings);
    return answer.findings;
  }, [id, collectionSlug]);
}

export function useChecksAfterSaves() {
  const { lastUpdateTime } = useDocumentInfo();
  const check = useCheck();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again after each save
  useEffect(() => {
    void check();
  }, [check, lastUpdateTime]);
  useEffect(() => () => keep(none), []);
}
