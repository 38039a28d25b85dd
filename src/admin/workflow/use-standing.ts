'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import type { Standing } from '@/staff/editorial/endpoints';
import { asJson, attempt } from '../ask';
import { usePanel } from '../panel/use-panel';
import { usePlannedCount } from '../schedule/planned-count';

/** The open document's review state and the next steps, reloaded after publishing and scheduling. */
export function useStanding() {
  const { id, collectionSlug, hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo();
  const address = id === undefined ? undefined : `/editorial/${collectionSlug}/${id}`;
  const planned = usePlannedCount();
  const after = `${planned} ${hasPublishedDoc} ${unpublishedVersionCount}`;
  const { data: standing, error, load, receive, act } = usePanel<Standing>(address, { after });

  return {
    standing,
    error,
    /** A repeat of the same step with the same note is taken once. */
    take: (step: 'submit' | 'return', note: string) =>
      attempt(`/api${address}/${step}`, asJson({ note }), (body) => body as Standing),
    receive,
    forget: async (plan: string) => {
      if (await act(`/editorial/plans/${plan}/forget`)) await load();
    },
  };
}
