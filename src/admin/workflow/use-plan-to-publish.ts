import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect } from 'react';

/** Payload's schedule drawer ignores the draft of a never published document, and would only offer to unpublish it. */
export function usePlanToPublish() {
  const { id, hasPublishedDoc, unpublishedVersionCount, setUnpublishedVersionCount } = useDocumentInfo();
  const isNeverPublished = id !== undefined && !hasPublishedDoc && unpublishedVersionCount === 0;
  useEffect(() => {
    if (isNeverPublished) setUnpublishedVersionCount(1);
  }, [isNeverPublished, setUnpublishedVersionCount]);
}
