'use client';

import { useLivePreviewContext } from '@payloadcms/ui';
import { useCallback } from 'react';

/** Sends a message to the page in the preview, and to that in a window of its own. */
export function useTellPages(): (message: object) => void {
  const { iframeRef, popupRef } = useLivePreviewContext();
  return useCallback(
    (message) => {
      for (const page of [iframeRef.current?.contentWindow, popupRef?.current])
        page?.postMessage(message, window.location.origin);
    },
    [iframeRef, popupRef],
  );
}
