'use client';

import { useLivePreviewContext } from '@payloadcms/ui';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';

/** Payload's breakpoint: up to this width, form and preview do not fit side by side. */
const NARROW = '(max-width: 1024px)';
const SHOWN = 'data-preview-shown';

function onWidth(listener: () => void) {
  const media = window.matchMedia(NARROW);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

export const useNarrow = (): boolean =>
  useSyncExternalStore(
    onWidth,
    () => window.matchMedia(NARROW).matches,
    () => false,
  );

/** On wide screens Payload's state applies; narrow ones show the form or the preview, and leave that state alone. */
export function usePreviewView() {
  const { isLivePreviewing, setIsLivePreviewing } = useLivePreviewContext();
  const [isShown, setIsShown] = useState(false);
  const isNarrow = useNarrow();
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

  return { isShown: isNarrow ? isShown : isLivePreviewing, toggle, showForm };
}
