import { useEffect, useState } from 'react';
import { usePanel } from '@/admin/panel/use-panel';
import type { Send, SourcePage } from '../store';

const LOOK_EVERY_MS = 2_000;

type Read = { sends: Send[]; pages: SourcePage[] };

export const isRunning = ({ queued_at, cancelled_at, waiting }: Send) =>
  cancelled_at === null && (queued_at === null || waiting > 0);

/** The sends of an issue, polled while one is running. `error`: in words for staff. */
export function useSends(id: string) {
  const [isPolled, setPolled] = useState(false);
  const every = isPolled ? LOOK_EVERY_MS : undefined;
  const { data, error, load } = usePanel<Read>(`/newsletter-issues/${id}/sends`, { every });
  const runs = data?.sends.some(isRunning) ?? false;
  useEffect(() => setPolled(runs), [runs]);
  return { sends: data?.sends ?? [], pages: data?.pages ?? [], error, load };
}
