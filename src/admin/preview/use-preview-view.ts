'use client';

import { useLivePreviewContext } from '@payloadcms/ui';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Up to this width, form and preview do not fit side by side (Payload's breakpoint). */
const NARROW = '(max-width: 1024px)';
const SHOWN = 'data-preview-shown';

/**
 * Visibility of form and preview. Where both fit, Payload's state applies; on narrow screens one of them is shown at
 * a time, the form first, and Payload's state is left as chosen on a wide screen.
 */
export function usePreviewView() {
  const { isLivePreviewEnabled, isLivePreviewing, setIsLivePreviewing, url } = useLivePreviewContext();
  const [isShown, setIsShown] = useState(false);
  const scrolled = useRef(0);

  useEffect(() => () => document.documentElement.removeAttribute(SHOWN), []);

  const showForm = useCallback(() => {
    if (!document.documentElement.hasAttribute(SHOWN)) return;
    // Immediately, not with the next render: hidden fields cannot be scrolled to.
    document.documentElement.removeAttribute(SHOWN);
    setIsShown(false);
    window.scrollTo({ top: scrolled.current, behavior: 'instant' });
  }, []);

  const toggle = useCallback(() => {
    if (!window.matchMedia(NARROW).matches) return setIsLivePreviewing(!isLivePreviewing);
    if (isShown) return showForm();
    scrolled.current = window.scrollY;
    document.documentElement.setAttribute(SHOWN, '');
    setIsShown(true);
    if (!isLivePreviewing) setIsLivePreviewing(true);
  }, [isShown, showForm, isLivePreviewing, setIsLivePreviewing]);

  return { hasPreview: isLivePreviewEnabled && Boolean(url), isShown, toggle, showForm };
}
