import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect } from 'react';

/**
 * Payload's schedule drawer offers to unpublish a document that has no draft newer than its published version. It
 * does not count the draft of a document that has never been published, so this does.
 */
export function usePlanToPublish() {
  const { id, hasPublishedDoc, unpublishedVersionCount, setUnpublishedVersionCount } = useDocumentInfo();
  const isNeverPublished = id !== undefined && !hasPublishedDoc && unpublishedVersionCount === 0;
  useEffect(() => {
    if (isNeverPublished) setUnpublishedVersionCount(1);
  }, [isNeverPublished, setUnpublishedVersionCount]);
}
