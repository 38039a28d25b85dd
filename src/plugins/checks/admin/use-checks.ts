'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useCallback, useEffect } from 'react';
import { ask, isRefused } from '@/admin/ask';
import { sharedValue, useShared } from '@/admin/shared-value';
import type { ListedFinding } from '../endpoint';

const none: ListedFinding[] = [];
const findings = sharedValue(none);
/** Responses may arrive out of order. */
let requests = 0;

export const useFindings = (): ListedFinding[] => useShared(findings);

/** Checks the saved draft on the server. Returns why it could not, in words for staff, or what it found. */
export function useCheck(): () => Promise<ListedFinding[] | string> {
  const { id, collectionSlug } = useDocumentInfo();
  return useCallback(async () => {
    if (id === undefined || !collectionSlug) return none;
    requests += 1;
    const own = requests;
    const response = await ask<{ findings: ListedFinding[] }>('GET', `/checks/${collectionSlug}/${id}`);
    if (isRefused(response)) return response.error;
    if (own === requests) findings.set(response.findings);
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
  useEffect(() => () => findings.set(none), []);
}
