'use client';

import { useNav, usePreferences } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isDocument } from './is-document';

/** Payload closes the menu at these widths, although there is room for it beside a list. */
const ROOM = '(1200px <= width <= 1440px)';
const TOGGLES = '.nav-toggler, .nav__mobile-close';

/** Documents need the width for their preview. A manual change lasts until the next load. */
export function OpenMenu() {
  const path = usePathname();
  const { setNavOpen, hydrated } = useNav();
  const { getPreference } = usePreferences();
  const isByHand = useRef(false);

  useEffect(() => {
    const note = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(TOGGLES)) isByHand.current = true;
    };
    document.addEventListener('click', note, true);
    return () => document.removeEventListener('click', note, true);
  }, []);

  const set = useEffectEvent(async () => {
    const saved = await getPreference<{ open?: boolean }>('nav');
    if (!isByHand.current) setNavOpen(saved?.open !== false && !isDocument(path));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for each path
  useEffect(() => {
    if (hydrated && !isByHand.current && window.matchMedia(ROOM).matches) void set();
  }, [hydrated, path]);
  return null;
}
