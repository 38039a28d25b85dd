'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { ask } from '@/admin/ask';
import type { Report } from '../report';

let report: Report | undefined;
/** Responses may arrive out of order. */
let newest = 0;
const listeners = new Set<() => void>();

function keep(now: Report | undefined) {
  report = now;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useReport = (): Report | undefined =>
  useSyncExternalStore(
    subscribe,
    () => report,
    () => undefined,
  );

/** Loads the report on opening and after each save. Returns a function that reloads it. */
export function useReportAfterSaves(collection: string, id: string): () => Promise<void> {
  const { lastUpdateTime } = useDocumentInfo();
  const load = useCallback(async () => {
    newest += 1;
    const own = newest;
    const response = await ask<Report>('GET', `/translations/of/${collection}/${id}`);
    if (own === newest) keep('error' in response ? undefined : response);
  }, [collection, id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again after each save
  useEffect(() => {
    void load();
  }, [load, lastUpdateTime]);
  useEffect(
    () => () => {
      newest += 1;
      keep(undefined);
    },
    [],
  );
  return load;
}
