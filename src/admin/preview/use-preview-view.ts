'use client';

import { useLivePreviewContext } from '@payloadcms/ui';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Up to this width the form and its preview do not fit side by side (Payload's own breakpoint). */
const NARROW = '(max-width: 1024px)';
const SHOWN = 'data-preview-shown';

/**
 * Which of the form and its preview is in the window. Where both fit, Payload's own state says whether the preview stands
 * beside the form; where they do not, one of them is seen at a time, the form first, and Payload's state is left as it
 * was chosen on a wide screen.
 */
export function usePreviewView() {
  const { isLivePreviewEnabled, isLivePreviewing, setIsLivePreviewing, url } = useLivePreviewContext();
  const [isShown, setIsShown] = useState(false);
  /** How far the form was scrolled when the preview took its place. */
  const scrolled = useRef(0);

  useEffect(() => () => document.documentElement.removeAttribute(SHOWN), []);

  const showForm = useCallback(() => {
    if (!document.documentElement.hasAttribute(SHOWN)) return;
    // At once, not with the next drawing: fields that are hidden cannot be scrolled to.
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
