'use client';

import { useDocumentInfo, useLivePreviewContext } from '@payloadcms/ui';
import { useEffect } from 'react';
import { isReady, pinsToSend, readPress } from '@/data/preview/pins';
import { useShared } from '../shared-value';
import { askToEdit } from './ask-to-edit';
import { shownPins } from './pins';

/** Sends the preview what to mark, and opens what is pressed there. */
export function PreviewPins() {
  const { collectionSlug, id } = useDocumentInfo();
  const { iframeRef, popupRef } = useLivePreviewContext();
  const pinned = useShared(shownPins);

  useEffect(() => {
    const pins = [...pinned.values()].flatMap((one) => one.pins);
    const send = () => {
      for (const window_ of [iframeRef.current?.contentWindow, popupRef?.current ?? null]) {
        window_?.postMessage(pinsToSend(pins), window.location.origin);
      }
    };
    const onMessage = (event: MessageEvent<unknown>) => {
      const pressed = readPress(event);
      if (pressed && collectionSlug) {
        const { panel = '', open } = pinned.get(pressed.kind) ?? {};
        document.getElementById(panel)?.showPopover();
        if (open) open(pressed);
        else askToEdit({ collection: collectionSlug, id: String(id) }, pressed.path);
      } else if (isReady(event)) send();
    };
    send();
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [pinned, iframeRef, popupRef, collectionSlug, id]);
  return null;
}
