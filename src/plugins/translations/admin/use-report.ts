'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useCallback, useEffect } from 'react';
import { ask } from '@/admin/ask';
import { sharedValue, useShared } from '@/admin/shared-value';
import type { Report } from '../report';

const report = sharedValue<Report | undefined>(undefined);
/** Responses may arrive out of order. */
let newest = 0;

export const useReport = (): Report | undefined => useShared(report);

/** Loads the report on opening and after each save. Returns a function that reloads it. */
export function useReportAfterSaves(collection: string, id: string): () => Promise<void> {
  const { lastUpdateTime } = useDocumentInfo();
  const load = useCallback(async () => {
    newest += 1;
    const own = newest;
    const response = await ask<Report>('GET', `/translations/of/${collection}/${id}`);
    if (own === newest) report.set('error' in response ? undefined : response);
  }, [collection, id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again after each save
  useEffect(() => {
    void load();
  }, [load, lastUpdateTime]);
  useEffect(
    () => () => {
      newest += 1;
      report.set(undefined);
    },
    [],
  );
  return load;
}
