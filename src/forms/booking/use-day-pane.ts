'use client';

import { useEffect, useRef, useState } from 'react';

/**
 * The days lie side by side in a pane that shows one of them and snaps to it: it can be swiped, and the focus takes it
 * along. Which one is in view is what its scroll position says.
 */
export function useDayPane(count: number, timeZone: string) {
  const ref = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const dayAt = (index: number) => ref.current?.children[index];

  // Days may go, and another zone has others: the one in view is looked up again, the one with the choice comes first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of these that matters
  useEffect(() => {
    const pane = ref.current;
    if (!pane) return;
    const checked = pane.querySelector(':checked')?.closest('.booking-day');
    if (checked instanceof HTMLElement)
      pane.scrollTo({ left: checked.offsetLeft - pane.offsetLeft, behavior: 'instant' });
    setCurrent(Math.round(pane.scrollLeft / pane.clientWidth));
  }, [count, timeZone]);

  // The list of days follows, within itself only: the page must not move.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mark in the document moves with it
  useEffect(() => {
    const link = document.querySelector<HTMLElement>('.booking-days [aria-current]');
    const list = link?.closest('ol');
    if (!link || !list) return;
    const [box, frame] = [link.getBoundingClientRect(), list.getBoundingClientRect()];
    const beyond = (start: number, end: number, from: number, to: number) =>
      start < from ? start - from : Math.max(0, end - to);
    list.scrollBy({
      left: beyond(box.left, box.right, frame.left, frame.right),
      top: beyond(box.top, box.bottom, frame.top, frame.bottom),
    });
  }, [current]);

  return {
    ref,
    current,
    onScroll: () => {
      const pane = ref.current;
      if (pane) setCurrent(Math.round(pane.scrollLeft / pane.clientWidth));
    },
    /** Brings a day into view and the focus to its first time: with another time chosen, Tab would not lead there. */
    show: (index: number) => {
      const pane = ref.current;
      pane?.scrollTo({ left: index * pane.clientWidth });
      dayAt(index)?.querySelector('input')?.focus({ preventScroll: true });
    },
  };
}
