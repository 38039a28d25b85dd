import { useCallback, useEffect, useState } from 'react';
import { ask } from '@/admin/ask';
import type { Send, SourcePage } from '../store';

const LOOK_EVERY_MS = 2_000;

type Read = { sends: Send[]; pages: SourcePage[] };

export const isRunning = ({ queued_at, cancelled_at, waiting }: Send) =>
  cancelled_at === null && (queued_at === null || waiting > 0);

/** The sends of an issue, polled while one is running. `error`: in words for staff. */
export function useSends(id: string) {
  const [read, setRead] = useState<Read>();
  const [error, setError] = useState<string>();
  const load = useCallback(async () => {
    const told = await ask<Read>('GET', `/newsletter-issues/${id}/sends`);
    setError('error' in told ? told.error : undefined);
    if (!('error' in told)) setRead(told);
  }, [id]);
  useEffect(() => void load(), [load]);
  const runs = read?.sends.some(isRunning) ?? false;
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => void load(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [runs, load]);
  return { sends: read?.sends ?? [], pages: read?.pages ?? [], error, load };
}
