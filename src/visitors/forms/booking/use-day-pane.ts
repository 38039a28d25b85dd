'use client';

import { useEffect, useRef, useState } from 'react';

/**
 * The days are side by side in a scroll-snap pane that shows one of them, so they can be swiped, and focus scrolls
 * them into view. The scroll position is the state.
 */
export function useDayPane(count: number, timeZone: string) {
  const ref = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const listed = useRef(0);
  const dayAt = (index: number) => ref.current?.children[index];

  // Days may disappear, and another zone has others: find the current day again; the day of the chosen time has
  // precedence.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of these that matters
  useEffect(() => {
    const pane = ref.current;
    if (!pane) return;
    const checked = pane.querySelector(':checked')?.closest('.booking-day');
    if (checked instanceof HTMLElement)
      pane.scrollTo({ left: checked.offsetLeft - pane.offsetLeft, behavior: 'instant' });
    setCurrent(Math.round(pane.scrollLeft / pane.clientWidth));
  }, [count, timeZone]);

  // Scrolls only the list of days: the page must not move. Not before another day is current: a visitor may have
  // scrolled the list, or be pressing one of its links, when React takes over.
  useEffect(() => {
    if (listed.current === current) return;
    listed.current = current;
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
    /** Scrolls a day into view and focuses its first time: once another time is chosen, Tab would skip it. */
    show: (index: number) => {
      const pane = ref.current;
      pane?.scrollTo({ left: index * pane.clientWidth });
      dayAt(index)?.querySelector('input')?.focus({ preventScroll: true });
    },
  };
}
