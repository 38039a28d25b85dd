'use client';

import { useForm, useLivePreviewContext } from '@payloadcms/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTellPages } from '@/admin/preview/use-tell-pages';
import { isReady } from '@/data/preview/pins';
import { type Placing, placingToSend, readPlaced } from '@/data/preview/placing';
import { anchorAt, type Spot } from '@/lib/anchor';
import { useListener } from '@/lib/use-listener';

/** A place that was chosen in the preview; `at`: where it is in the window, in px. */
export type PlacedComment = { path: string; anchor: string; spot: Spot; at: { left: number; top: number } };

/** The frame may be scaled (src/admin/preview/use-preview-fit.ts), or the page in a window of its own. */
function inWindow(frame: HTMLIFrameElement | null, source: unknown, { left, top }: { left: number; top: number }) {
  if (!frame || source !== frame.contentWindow) return { left: window.innerWidth / 2, top: window.innerHeight / 3 };
  const box = frame.getBoundingClientRect();
  const scale = frame.offsetWidth > 0 ? box.width / frame.offsetWidth : 1;
  return { left: box.left + left * scale, top: box.top + top * scale };
}

/** Offers to choose a place in the preview, and holds the one that was chosen. */
export function usePlaced() {
  const { iframeRef, isLivePreviewing, setIsLivePreviewing, url } = useLivePreviewContext();
  const { getData } = useForm();
  const [placed, setPlaced] = useState<PlacedComment>();
  const isWanted = useRef(false);

  const tellPages = useTellPages();
  const tell = useCallback((placing: Placing) => tellPages(placingToSend(placing)), [tellPages]);
  useListener('message', (event: MessageEvent<unknown>) => {
    const chosen = readPlaced(event);
    if (chosen) {
      const { path, spot } = chosen;
      const anchor = anchorAt(path, getData());
      if (anchor) setPlaced({ path, anchor, spot, at: inWindow(iframeRef.current, event.source, chosen) });
    } else if (isReady(event)) {
      tell({ isOffered: true, isOn: isWanted.current });
      isWanted.current = false;
    }
  });
  useEffect(() => {
    tell({ isOffered: true, isOn: false });
    return () => tell({ isOffered: false, isOn: false });
  }, [tell]);

  return {
    placed,
    forget: () => {
      setPlaced(undefined);
      iframeRef.current?.contentWindow?.focus();
    },
    /** Undefined without a preview. */
    start: url
      ? () => {
          isWanted.current = !isLivePreviewing;
          setIsLivePreviewing(true);
          tell({ isOffered: true, isOn: true });
          iframeRef.current?.contentWindow?.focus();
        }
      : undefined,
  };
}
