'use client';

import { useDocumentInfo, useFormFields, useLivePreviewContext } from '@payloadcms/ui';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { type FormMessage, readFromPage, tellPage } from '@/data/preview/page-messages';
import { isSameTarget, type Target } from '@/data/preview/target';
import { askHistory } from '../history/ask-history';
import { usePageText } from './use-page-text';

type Props = { own: Target; onOpen: (place: { target?: Target; path: string }) => void };

/** The form's side of what is edited on the page in the preview. */
export function OnPage({ own, onOpen }: Props) {
  const { iframeRef, popupRef } = useLivePreviewContext();
  const { hasSavePermission, isTrashed } = useDocumentInfo();
  const hasSections = useFormFields(([fields]) => 'blocks' in fields);
  const mayEdit = Boolean(hasSavePermission) && !isTrashed;

  const tell = useCallback(
    (message: FormMessage) => {
      for (const page of [iframeRef.current?.contentWindow, popupRef?.current]) tellPage(page, message);
    },
    [iframeRef, popupRef],
  );
  const text = usePageText(tell);

  const sayState = useCallback(
    () => tell({ says: 'state', mayEdit, hasSections: mayEdit && hasSections, isWhole: false }),
    [tell, mayEdit, hasSections],
  );
  useEffect(sayState, [sayState]);

  const onMessage = useEffectEvent((event: MessageEvent<unknown>) => {
    const message = readFromPage(event);
    if (!message) return;
    const isOwn = !('target' in message) || !message.target || isSameTarget(message.target, own);
    switch (message.does) {
      case 'hello':
        return sayState();
      case 'write':
        if (!isOwn || !mayEdit || !text.begin(message.path)) onOpen(message);
        return;
      case 'open':
        return onOpen(message);
      case 'type':
        return mayEdit ? text.type(message) : undefined;
      case 'stop':
        return text.stop();
      case 'history':
        askHistory(message.way);
    }
  });
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => onMessage(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);

  return null;
}
