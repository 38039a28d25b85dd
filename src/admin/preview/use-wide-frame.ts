'use client';

import { useLivePreviewContext } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import type { FocusMessage } from '@/data/preview/messages';
import { readFromPage } from '@/data/preview/page-messages';
import { useListener } from '@/lib/use-listener';
import { elements } from '@/payload/elements';
import { useNarrow } from './use-preview-view';

/** What is on every page, and the row of it that its preview shows first. */
const first: Record<string, string> = { navigation: 'items.0', footer: 'columns.0' };

const DESKTOP = 'desktop';
/** In less room the bar is a menu (components/layout/layout.css), in px. */
const WHOLE_BAR = 1184;

/**
 * Navigation and footer are edited as a desktop shows them: in less room scaled, until another width is chosen. Phones
 * show the menu that visitors have there.
 */
export function useWideFrame(globalSlug: string | undefined): void {
  const { iframeRef, isLivePreviewing, setBreakpoint, url } = useLivePreviewContext();
  const isNarrow = useNarrow();
  const isDone = useRef(false);
  const row = globalSlug && Object.hasOwn(first, globalSlug) ? first[globalSlug] : undefined;

  useEffect(() => {
    // The room is drawn once there is an address.
    if (!row || isNarrow || !isLivePreviewing || !url || isDone.current) return;
    const room = document.querySelector(elements.previewRoom);
    if (!room) return;
    isDone.current = true;
    if (room.clientWidth < WHOLE_BAR) setBreakpoint(DESKTOP);
  }, [row, isNarrow, isLivePreviewing, url, setBreakpoint]);

  useListener('message', (event: MessageEvent<unknown>) => {
    if (!row || !globalSlug) return;
    if (readFromPage(event)?.does !== 'hello' || document.activeElement?.closest('form')) return;
    const show = (path?: string) => {
      const message: FocusMessage = { type: 'alethia:focus', target: { global: globalSlug }, path };
      iframeRef.current?.contentWindow?.postMessage(message, window.location.origin);
    };
    show(row);
    show();
  });
}
