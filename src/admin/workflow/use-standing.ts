'use client';

import { useConfig, useDocumentInfo, useModal } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import type { Standing } from '@/staff/editorial/endpoints';
import { asJson, attempt } from '../small-forms/attempt';

async function ask<T>(address: string, init?: RequestInit): Promise<T | { error: string }> {
  try {
    const response = await fetch(address, { credentials: 'include', ...init });
    return (await response.json()) as T | { error: string };
  } catch {
    return { error: 'The site is not responding. Try again.' };
  }
}

/** The open document's review state and the next steps, reloaded after publishing and scheduling. */
export function useStanding() {
  const { config } = useConfig();
  const { id, collectionSlug, hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo();
  const { isModalOpen } = useModal();
  const [standing, setStanding] = useState<Standing>();
  const [error, setError] = useState<string>();
  const api = `${config.routes.api}/editorial`;
  const address = id === undefined ? undefined : `${api}/${collectionSlug}/${id}`;
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
    if (address) receive(await ask<Standing>(address));
  }, [address, receive]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: publishing and planning change what the server says.
  useEffect(() => {
    void load();
  }, [load, isPlanning, hasPublishedDoc, unpublishedVersionCount]);

  const send = async (path: string, body: object) =>
    ask<Standing>(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  return {
    standing,
    error,
    /** A repeat of the same step with the same note is taken once. */
    take: (step: 'submit' | 'return', note: string) =>
      attempt(`${address}/${step}`, asJson({ note }), (body) => body as Standing),
    receive,
    forget: async (plan: string) => {
      await send(`${api}/plans/${plan}/forget`, {});
      await load();
    },
  };
}
