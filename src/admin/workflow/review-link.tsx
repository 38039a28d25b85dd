'use client';

import { useDocumentInfo, useFormFields } from '@payloadcms/ui';
import { useEffect } from 'react';
import type { EditorialState } from '@/fields/editorial';
import { PANEL_ID, stateNames } from './names';
import './workflow.css';

/** Payload's schedule drawer ignores the draft of a never published document, and would only offer to unpublish it. */
function usePlanToPublish() {
  const { id, hasPublishedDoc, unpublishedVersionCount, setUnpublishedVersionCount } = useDocumentInfo();
  const isNeverPublished = id !== undefined && !hasPublishedDoc && unpublishedVersionCount === 0;
  useEffect(() => {
    if (isNeverPublished) setUnpublishedVersionCount(1);
  }, [isNeverPublished, setUnpublishedVersionCount]);
}

export function ReviewLink() {
  const { id, hasPublishPermission, isTrashed } = useDocumentInfo();
  usePlanToPublish();
  const state = useFormFields(([fields]) => fields['editorial.state']?.value) as EditorialState | undefined;
  if (id === undefined || isTrashed) return null;
  const isWriting = !state || state === 'writing';
  if (isWriting && hasPublishPermission) return null;
  return (
    <a className={`review-link review-panel__state--${state ?? 'writing'}`} href={`#${PANEL_ID}`}>
      {isWriting ? 'Submit for review…' : stateNames[state]}
    </a>
  );
}
