'use client';

import { useEffect, useRef, useState } from 'react';

/** A scroll-snap pane: days can be swiped, and focus scrolls them into view. The scroll position is the state. */
export function useDayPane(count: number, timeZone: string) {
  const ref = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const listed = useRef(0);
  const dayAt = (index: number) => ref.current?.children[index];

  // Days may disappear or change with the zone: restores the current day, or rather that of the chosen time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of these that matters
  useEffect(() => {
    const pane = ref.current;
    if (!pane) return;
    const checked = pane.querySelector(':checked')?.closest('.booking-day');
    if (checked instanceof HTMLElement)
      pane.scrollTo({ left: checked.offsetLeft - pane.offsetLeft, behavior: 'instant' });
    setCurrent(Math.round(pane.scrollLeft / pane.clientWidth));
  }, [count, timeZone]);

  // The page must not move, nor the list before the day changes: a visitor may be using it during hydration.
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
    /** Focuses the first time of a day: once another time is chosen, Tab would skip it. */
    show: (index: number) => {
      const pane = ref.current;
      pane?.scrollTo({ left: index * pane.clientWidth });
      dayAt(index)?.querySelector('input')?.focus({ preventScroll: true });
    },
  };
}
