'use client';

import { useNav, usePreferences } from '@payloadcms/ui';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useListener } from '@/lib/use-listener';
import { elements } from '@/payload/elements';
import { usePathname } from '@/payload/navigation';
import { isDocument } from './is-document';

/** Payload closes the menu at these widths, although there is room for it beside a list. Also in src/payload/styles/menu.css. */
const ROOM = '(1200px <= width <= 1440px)';

/** Documents need the width for their preview. A manual change lasts until the next load. */
export function OpenMenu() {
  const path = usePathname();
  const { navOpen, setNavOpen, hydrated } = useNav();
  const { getPreference } = usePreferences();
  /** What the person chose last, as the server sent it; Payload closes the menu once it is hydrated. */
  const sent = useRef(hydrated ? undefined : navOpen);
  const isByHand = useRef(false);

  const note = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest(elements.menuToggle)) isByHand.current = true;
  };
  useListener('click', note, true);

  const set = useEffectEvent(async () => {
    const wasOpen = sent.current ?? (await getPreference<{ open?: boolean }>('nav'))?.open !== false;
    if (!isByHand.current) setNavOpen(wasOpen && !isDocument(path));
  });
  // Before the browser paints: a click would miss what moves beneath it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for each path, and when Payload has closed it
  useLayoutEffect(() => {
    if (hydrated && !isByHand.current && window.matchMedia(ROOM).matches) void set();
  }, [hydrated, navOpen, path]);
  return null;
}
