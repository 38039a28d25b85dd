'use client';

import { useDocumentInfo, useModal } from '@payloadcms/ui';
import type { Standing } from '@/staff/editorial/endpoints';
import { asJson, ask, attempt } from '../ask';
import { usePanel } from '../panel/use-panel';

/** The open document's review state and the next steps, reloaded after publishing and scheduling. */
export function useStanding() {
  const { id, collectionSlug, hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo();
  const { isModalOpen } = useModal();
  const address = id === undefined ? undefined : `/editorial/${collectionSlug}/${id}`;
  const isPlanning = isModalOpen(`schedule-publish-${id}`);
  const after = `${isPlanning} ${hasPublishedDoc} ${unpublishedVersionCount}`;
  const { data: standing, error, load, receive } = usePanel<Standing>(address, { after });

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
