import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect } from 'react';

/**
 * The drawer that plans a change offers to take a document off the site when it has no draft newer than what is
 * published. Payload counts no such draft where nothing was ever published: there the draft itself is the newer one.
 */
export function usePlanToPublish() {
  const { id, hasPublishedDoc, unpublishedVersionCount, setUnpublishedVersionCount } = useDocumentInfo();
  const isNeverPublished = id !== undefined && !hasPublishedDoc && unpublishedVersionCount === 0;
  useEffect(() => {
    if (isNeverPublished) setUnpublishedVersionCount(1);
  }, [isNeverPublished, setUnpublishedVersionCount]);
}
