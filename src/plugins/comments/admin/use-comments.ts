'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ask, type Refused } from '@/admin/ask';
import { asJson, attempt } from '@/admin/small-forms/attempt';
import type { Conversations } from '../endpoints';
import type { Person } from '../mentions';
import { keepThreads } from './store';

const EVERY_MS = 20_000;

export function useComments() {
  const { id, collectionSlug, lastUpdateTime } = useDocumentInfo();
  const [people, setPeople] = useState<Person[]>([]);
  const [error, setError] = useState<string>();
  const at = id === undefined || !collectionSlug ? undefined : `/comments/of/${collectionSlug}/${id}`;

  // A read that began before what was received last is out of date.
  const received = useRef(0);

  const receive = useCallback((answer: Conversations | Refused): boolean => {
    received.current += 1;
    if ('error' in answer) {
      setError(answer.error);
      return false;
    }
    setError(undefined);
    setPeople(answer.people);
    keepThreads(answer.threads);
    return true;
  }, []);

  const load = useCallback(async () => {
    if (!at || document.visibilityState !== 'visible') return;
    const before = received.current;
    const answer = await ask<Conversations>('GET', at);
    if (before === received.current) receive(answer);
  }, [at, receive]);

  // A save may have moved or removed the subject of a comment.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again after each save
  useEffect(() => {
    void load();
    const timer = setInterval(() => void load(), EVERY_MS);
    return () => clearInterval(timer);
  }, [load, lastUpdateTime]);
  useEffect(() => () => keepThreads([]), []);

  return {
    people,
    error,
    receive,
    /** `comment`: its id. A repeat with the same id is stored once. */
    write: (text: string, comment: string, about: { anchor: string } | { parent: string }) =>
      attempt(
        '/api/comments/write',
        asJson({ collection: collectionSlug, id, text, comment, ...about }),
        (body) => body as Conversations,
      ),
    settle: async (thread: string, step: 'resolve' | 'reopen') =>
      receive(await ask<Conversations>('POST', `/comments/${thread}/${step}`)),
  };
}
