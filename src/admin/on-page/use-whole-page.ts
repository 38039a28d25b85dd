'use client';

import { useLivePreviewContext } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';

const WHOLE = 'data-page-only';

/** Hides the form, so that the page takes the whole window (whole-page.css). */
export function useWholePage() {
  const { isLivePreviewEnabled, isLivePreviewing, setIsLivePreviewing, url } = useLivePreviewContext();
  const [isWhole, setWhole] = useState(false);

  useEffect(() => () => document.documentElement.removeAttribute(WHOLE), []);

  const show = useCallback(
    (isWanted: boolean) => {
      // Immediately, not with the next render: hidden fields cannot be scrolled to.
      document.documentElement.toggleAttribute(WHOLE, isWanted);
      setWhole(isWanted);
      if (isWanted && !isLivePreviewing) setIsLivePreviewing(true);
    },
    [isLivePreviewing, setIsLivePreviewing],
  );

  return { isWhole, show, isPossible: isLivePreviewEnabled && Boolean(url) };
}
