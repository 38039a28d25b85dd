'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useCallback, useEffect } from 'react';
import { isReady, pinsToSend, readPress } from '@/data/preview/pins';
import { useListener } from '@/lib/use-listener';
import { useShared } from '../shared-value';
import { askToEdit } from './ask-to-edit';
import { shownPins } from './pins';
import { useTellPages } from './use-tell-pages';

/** Sends the preview what to mark, and opens what is pressed there. */
export function PreviewPins() {
  const { collectionSlug, id } = useDocumentInfo();
  const tellPages = useTellPages();
  const pinned = useShared(shownPins);

  const send = useCallback(
    () => tellPages(pinsToSend([...pinned.values()].flatMap((one) => one.pins))),
    [pinned, tellPages],
  );
  useEffect(send, [send]);
  useListener('message', (event: MessageEvent<unknown>) => {
    const pressed = readPress(event);
    if (pressed && collectionSlug) {
      const { panel = '', open } = pinned.get(pressed.kind) ?? {};
      document.getElementById(panel)?.showPopover();
      if (open) open(pressed);
      else askToEdit({ collection: collectionSlug, id: String(id) }, pressed.path);
    } else if (isReady(event)) send();
  });
  return null;
}
