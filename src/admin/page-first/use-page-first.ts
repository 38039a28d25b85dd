'use client';

import {
  toast,
  useDocumentInfo,
  useEditDepth,
  useForm,
  useFormFields,
  useLivePreviewContext,
  usePreferences,
} from '@payloadcms/ui';
import { useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { readFromPage } from '@/data/preview/page-messages';
import { useListener } from '@/lib/use-listener';
import { rowIds } from '@/payload/form-fields';
import { indexAround } from '@/payload/row-elements';
import { openRow } from '../preview/open-field';
import { pageView } from './page-view';

/** From here on, more than 900 px remain for the page beside its panel (page-first.css). */
const WIDE = '(min-width: 1280px)';
/** Of the account. */
const PREFERENCE = 'page-first';
const SECTIONS = 'blocks';

/** The section around what has the focus. */
const sectionInUse = (rows: string[]): string | undefined => {
  const index = document.activeElement ? indexAround(document.activeElement, SECTIONS) : undefined;
  return index === undefined ? undefined : rows[index];
};

/** How long a page may take to say hello, in ms: once it has loaded, and at all. */
const AFTER_LOAD = 15_000;
const AT_ALL = 60_000;

const FAILED = 'The page cannot be shown right now. Here is its form instead.';

function onWidth(listener: () => void) {
  const media = window.matchMedia(WIDE);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
const isWideNow = () => window.matchMedia(WIDE).matches;

/** True once the frame does not respond: the address fails, or the network. */
function useSilentFrame(isAwaited: boolean): boolean {
  const { iframeRef } = useLivePreviewContext();
  const hasAnswered = useRef(false);
  const [isSilent, setSilent] = useState(false);
  useListener('message', (event: MessageEvent<unknown>) => {
    if (readFromPage(event)?.does === 'hello') hasAnswered.current = true;
  });
  useEffect(() => {
    if (!isAwaited) return;
    const judge = () => {
      if (!hasAnswered.current) setSilent(true);
    };
    let afterLoad = 0;
    const onLoad = ({ target }: Event) => {
      if (target !== iframeRef.current) return;
      window.clearTimeout(afterLoad);
      afterLoad = window.setTimeout(judge, AFTER_LOAD);
    };
    const atAll = window.setTimeout(judge, AT_ALL);
    // Loads of frames do not bubble.
    document.addEventListener('load', onLoad, true);
    return () => {
      document.removeEventListener('load', onLoad, true);
      window.clearTimeout(afterLoad);
      window.clearTimeout(atAll);
    };
  }, [isAwaited, iframeRef]);
  return isSilent;
}

/**
 * Shows a page with sections as itself, with one panel beside it, unless the person prefers the whole form. The form
 * stays the same: stylesheets hide what the panel does not show.
 */
export function usePageFirst() {
  const { id, isTrashed } = useDocumentInfo();
  const depth = useEditDepth();
  const hasSections = useFormFields(([fields]) => SECTIONS in fields);
  const { getFields } = useForm();
  const { isLivePreviewEnabled, isLivePreviewing, setIsLivePreviewing, url } = useLivePreviewContext();
  const { getPreference, setPreference } = usePreferences();
  const isWide = useSyncExternalStore(onWidth, isWideNow, () => false);
  const [isWanted, setWanted] = useState<boolean>();

  const hasPage = Boolean(id) && !isTrashed && hasSections && isLivePreviewEnabled && Boolean(url);
  const isPossible = isWide && depth <= 1 && hasPage;
  const isSilent = useSilentFrame(isPossible && isWanted === true);
  const isOn = isPossible && isWanted === true;

  useEffect(() => {
    let isOver = false;
    void getPreference<{ isWholeForm?: boolean }>(PREFERENCE).then((preference) => {
      if (!isOver) setWanted(!preference?.isWholeForm);
    });
    return () => {
      isOver = true;
    };
  }, [getPreference]);

  useEffect(() => {
    if (!isSilent) return;
    setWanted(false);
    toast.warning(FAILED);
  }, [isSilent]);

  const turnOn = useEffectEvent(() => {
    const row = sectionInUse(rowIds(getFields()[SECTIONS]));
    // Pressed while this was loading, such as a row of the list: it opens, instead of the list closing over it.
    if (row !== undefined && !pageView.read()) pageView.show({ shows: 'section', row });
    pageView.turn(true);
  });
  useEffect(() => {
    if (isOn) turnOn();
    else pageView.turn(false);
    if (isOn && !isLivePreviewing) setIsLivePreviewing(true);
  }, [isOn, isLivePreviewing, setIsLivePreviewing]);
  useEffect(() => pageView.leave, []);

  const choose = useCallback(
    (isPageFirst: boolean) => {
      const sections = rowIds(getFields()[SECTIONS]);
      const left = pageView.read();
      const row = sectionInUse(sections);
      // The other view begins in the same section.
      if (isPageFirst && row !== undefined) pageView.show({ shows: 'section', row });
      pageView.turn(isPageFirst && isPossible);
      if (!isPageFirst && left?.shows === 'section') {
        void openRow({ list: SECTIONS, index: sections.indexOf(left.row) });
      }
      setWanted(isPageFirst);
      void setPreference(PREFERENCE, { isWholeForm: !isPageFirst });
    },
    [setPreference, getFields, isPossible],
  );
  return { isPossible, isOn, choose };
}
