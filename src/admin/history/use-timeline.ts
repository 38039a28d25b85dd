'use client';

import { toast, useAllFormFields, useForm, useFormModified } from '@payloadcms/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { pasteAtEnd, pastedOver, readClipboard } from '@/payload/copied-rows';
import { withoutLeftovers } from '@/payload/form-fields';
import { lossBetween, pastedWords } from './events';
import { back, begin, follow, forth, type Timeline } from './timeline';

const NOTICE = 'undo';
const NOTICE_MS = 10_000;

/** Undo and redo of the open form. A paste that replaces a list becomes a paste at its end. */
export function useTimeline() {
  const [fields, dispatch] = useAllFormFields();
  const { setModified } = useForm();
  const isModified = useFormModified();
  const timeline = useRef<Timeline>(undefined);
  const [ways, setWays] = useState({ canUndo: false, canRedo: false });

  const keep = (next: Timeline) => {
    timeline.current = next;
    const [canUndo, canRedo] = [next.past.length > 0, next.future.length > 0];
    setWays((before) => (before.canUndo === canUndo && before.canRedo === canRedo ? before : { canUndo, canRedo }));
  };

  const go = (step: typeof back): boolean => {
    const next = timeline.current && step(timeline.current);
    if (!next) return false;
    keep(next);
    toast.dismiss(NOTICE);
    dispatch({ type: 'REPLACE_STATE', optimize: false, state: next.now });
    setModified(true);
    return true;
  };

  const offerUndo = (words: string) =>
    toast(words, { id: NOTICE, duration: NOTICE_MS, action: { label: 'Undo', onClick: () => go(back) } });

  // Before paint, so that a replaced list is never shown without its rows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each change of the fields, and for nothing else
  useLayoutEffect(() => {
    const before = timeline.current;
    if (!before) {
      keep(begin(fields));
      return;
    }
    const replace = (state: typeof fields) => dispatch({ type: 'REPLACE_STATE', optimize: false, state });
    const clipboard = isModified ? readClipboard() : undefined;
    const list = clipboard && pastedOver(before.now, fields, clipboard);
    if (clipboard && list) {
      const whole = pasteAtEnd(before.now, list, clipboard);
      replace(whole);
      offerUndo(pastedWords(list, (whole[list]?.rows?.length ?? 0) - (before.now[list]?.rows?.length ?? 0)));
      return;
    }
    const tidy = withoutLeftovers(fields);
    if (tidy !== fields) {
      replace(tidy);
      return;
    }
    const next = follow(before, fields, Date.now());
    const isStep = next.past !== before.past;
    const loss = isStep && isModified ? lossBetween(before.now, fields) : undefined;
    keep(next);
    if (loss) offerUndo(loss);
  }, [fields]);

  return { ...ways, undo: () => go(back), redo: () => go(forth) };
}
