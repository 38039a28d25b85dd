'use client';

import { useDocumentInfo, useModal } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import type { Standing } from '@/staff/editorial/endpoints';
import { ask } from '../ask';
import { asJson, attempt } from '../small-forms/attempt';

/** The open document's review state and the next steps, reloaded after publishing and scheduling. */
export function useStanding() {
  const { id, collectionSlug, hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo();
  const { isModalOpen } = useModal();
  const [standing, setStanding] = useState<Standing>();
  const [error, setError] = useState<string>();
  const address = id === undefined ? undefined : `/editorial/${collectionSlug}/${id}`;
  const isPlanning = isModalOpen(`schedule-publish-${id}`);

  const receive = useCallback((answer: Standing | { error: string }) => {
    if ('error' in answer) {
      setError(answer.error);
      return undefined;
    }
    setError(undefined);
    setStanding(answer);
    return answer;
  }, []);

  const load = useCallback(async () => {
    if (address) receive(await ask<Standing>('GET', address));
  }, [address, receive]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: publishing and planning change what the server says.
  useEffect(() => {
    void load();
  }, [load, isPlanning, hasPublishedDoc, unpublishedVersionCount]);

  return {
    standing,
    error,
    /** A repeat of the same step with the same note is taken once. */
    take: (step: 'submit' | 'return', note: string) =>
      attempt(`/api${address}/${step}`, asJson({ note }), (body) => body as Standing),
    receive,
    forget: async (plan: string) => {
      await ask('POST', `/editorial/plans/${plan}/forget`, {});
      await load();
    },
  };
}
