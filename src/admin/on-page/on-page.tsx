'use client';

import { useDocumentInfo, useFormFields } from '@payloadcms/ui';
import { useCallback, useEffect } from 'react';
import { type FormMessage, formMessage, type PageMessage, readFromPage } from '@/data/preview/page-messages';
import { isSameTarget, type Target } from '@/data/preview/target';
import { useListener } from '@/lib/use-listener';
import { askHistory } from '../history/ask-history';
import { usePageFirst } from '../page-first/use-page-first';
import { useTellPages } from '../preview/use-tell-pages';
import { useShared } from '../shared-value';
import { ReplacePicture } from './replace-picture';
import { SectionDialog, useSectionDialog } from './section-dialog';
import { offeredAct, offeredActions } from './section-offers';
import { usePagePicture } from './use-page-picture';
import { usePageText } from './use-page-text';
import { useSectionActions } from './use-section-actions';
import { useWholePage } from './use-whole-page';
import { type PreviewView, WidthMenu } from './width-menu';

type Props = { own: Target; preview: PreviewView; onOpen: (place: { target?: Target; path: string }) => void };

export function OnPage({ own, preview, onOpen }: Props) {
  const tellPages = useTellPages();
  const { hasSavePermission, isTrashed } = useDocumentInfo();
  const hasBlocks = useFormFields(([fields]) => 'blocks' in fields);
  const { isWhole, show, isPossible } = useWholePage();
  const pageFirst = usePageFirst();
  const mayEdit = Boolean(hasSavePermission) && !isTrashed;
  const hasSections = mayEdit && hasBlocks;

  const tell = useCallback((message: FormMessage) => tellPages(formMessage(message)), [tellPages]);
  const text = usePageText(tell);
  const sections = useSectionActions(tell);
  const dialog = useSectionDialog();
  const picture = usePagePicture();

  const offered = useShared(offeredActions);
  const sayState = useCallback(
    () => tell({ says: 'state', mayEdit, hasSections, isWhole, offered }),
    [tell, mayEdit, hasSections, isWhole, offered],
  );
  useEffect(sayState, [sayState]);

  const open = (place: { target?: Target; path: string }) => {
    show(false);
    onOpen(place);
  };
  const onSection = ({ action, index }: Extract<PageMessage, { does: 'section' }>) => {
    if (!hasSections) return;
    if (action === 'add') dialog.askForSection(index);
    else sections.act(action, index);
  };
  useListener('message', (event: MessageEvent<unknown>) => {
    const message = readFromPage(event);
    if (!message) return;
    const isOwn = mayEdit && (!('target' in message) || !message.target || isSameTarget(message.target, own));
    switch (message.does) {
      case 'hello':
        return sayState();
      case 'write':
        if (!isOwn || !text.begin(message.path)) open(message);
        return;
      case 'open':
        return open(message);
      case 'type':
        return mayEdit ? text.type(message) : undefined;
      case 'stop':
        return text.stop();
      case 'history':
        askHistory(message.way);
        return;
      case 'section':
        return onSection(message);
      case 'offered':
        return hasSections ? offeredAct(message.name)?.(message.index) : undefined;
      case 'choose':
        return sections.choose(message.index);
      case 'move':
        return hasSections ? sections.move(message.index, message.to) : undefined;
      case 'picture':
        if (!isOwn || !picture.begin(message.path, message.file)) open(message);
    }
  });

  return (
    <>
      {isPossible ? <WidthMenu preview={preview} isWhole={isWhole} onWhole={show} pageFirst={pageFirst} /> : null}
      {hasSections ? <SectionDialog index={dialog.index} onAdd={sections.add} /> : null}
      {picture.file ? <ReplacePicture file={picture.file} onDone={picture.replace} onClose={picture.close} /> : null}
    </>
  );
}
