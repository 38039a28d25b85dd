'use client';

import { useLivePreviewContext } from '@payloadcms/ui';
import { useEffect, useMemo } from 'react';
import { askToEdit } from '@/admin/preview/ask-to-edit';
import { isReady, pinsToSend, readPress } from '@/data/preview/pins';
import { CHECKS_PANEL } from '@/plugins/checks/admin/panel-id';
import { useFindings } from '@/plugins/checks/admin/use-checks';
import { pinsOf } from './pins';
import { useThreads } from './store';

type Props = { target: { collection: string; id: string }; commentsPanel: string };

export function PreviewPins({ target: { collection, id }, commentsPanel }: Props) {
  const { iframeRef, popupRef } = useLivePreviewContext();
  const threads = useThreads();
  const findings = useFindings();
  const pins = useMemo(() => pinsOf(threads, findings), [threads, findings]);

  useEffect(() => {
    const send = () => {
      for (const window_ of [iframeRef.current?.contentWindow, popupRef?.current ?? null]) {
        window_?.postMessage(pinsToSend(pins), window.location.origin);
      }
    };
    const onMessage = (event: MessageEvent<unknown>) => {
      const pressed = readPress(event);
      if (pressed) {
        document.getElementById(pressed.kind === 'comment' ? commentsPanel : CHECKS_PANEL)?.showPopover();
        askToEdit({ collection, id }, pressed.path);
      } else if (isReady(event)) send();
    };
    send();
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [pins, iframeRef, popupRef, collection, id, commentsPanel]);
  return null;
}
