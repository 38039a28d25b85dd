import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect } from 'react';

/**
 * Payload counts the versions newer than the published one, so none of a document that is not published: its schedule
 * would preselect Unpublish. Payload itself sets 1 after unpublishing.
 */
export function usePublishPreselected() {
  const { hasPublishedDoc, unpublishedVersionCount, setUnpublishedVersionCount } = useDocumentInfo();
  const isUncounted = !hasPublishedDoc && unpublishedVersionCount === 0;
  useEffect(() => {
    if (isUncounted) setUnpublishedVersionCount(1);
  }, [isUncounted, setUnpublishedVersionCount]);
}
