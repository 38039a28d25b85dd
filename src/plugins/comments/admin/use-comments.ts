'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect } from 'react';
import { asJson, attempt } from '@/admin/ask';
import { usePanel } from '@/admin/panel/use-panel';
import type { Spot } from '@/lib/anchor';
import type { Conversations } from '../endpoints';
import type { Person } from '../mentions';
import { keepThreads } from './store';

const EVERY_MS = 20_000;
const NOBODY: Person[] = [];

export function useComments() {
  const { id, collectionSlug, lastUpdateTime } = useDocumentInfo();
  const at = id === undefined || !collectionSlug ? undefined : `/comments/of/${collectionSlug}/${id}`;
  // A save may have moved or removed the subject of a comment.
  const { data, error, receive, take } = usePanel<Conversations>(at, { after: lastUpdateTime, every: EVERY_MS });

  useEffect(() => {
    if (data) keepThreads(data.threads);
  }, [data]);
  useEffect(() => () => keepThreads([]), []);

  return {
    people: data?.people ?? NOBODY,
    error,
    receive,
    /** `comment`: its id. A repeat with the same id is stored once. */
    write: (text: string, comment: string, about: { anchor: string; spot?: Spot } | { parent: string }) =>
      attempt(
        '/api/comments/write',
        asJson({ collection: collectionSlug, id, text, comment, ...about }),
        (body) => body as Conversations,
      ),
    settle: (thread: string, step: 'resolve' | 'reopen') => take(`/comments/${thread}/${step}`),
  };
}
