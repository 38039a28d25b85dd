'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import type { Person } from '@/staff/comments/mentions';
import { type Answer, askComments, writeComment } from './ask';
import { keepThreads } from './store';

const EVERY_MS = 20_000;

export function useComments() {
  const { id, collectionSlug, lastUpdateTime } = useDocumentInfo();
  const [people, setPeople] = useState<Person[]>([]);
  const [error, setError] = useState<string>();
  const at = id === undefined || !collectionSlug ? undefined : `/of/${collectionSlug}/${id}`;

  const receive = useCallback((answer: Answer): boolean => {
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
    if (at && document.visibilityState === 'visible') receive(await askComments('GET', at));
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
    write: (text: string, comment: string, about: { anchor: string } | { parent: string }) =>
      writeComment({ collection: collectionSlug, id, text, comment, ...about }),
    settle: async (thread: string, step: 'resolve' | 'reopen') =>
      receive(await askComments('POST', `/${thread}/${step}`)),
  };
}
