'use client';

import { useEffect, useEffectEvent } from 'react';
import type { PlacesInPage } from '../marks-in-page';
import { boxOf, type PlacedSpot, type Point, placeAt } from '../spots';
import './placing.css';

/** A place that was chosen, and where it is in the window, in px. */
export type Chosen = PlacedSpot & { left: number; top: number };

export const PLACING_KEY = 'c';

const SECTION = 'main section';
const HEADING = 'h1, h2, h3';
const OURS = '.preview-tools, .section-tools, .writing-hint, .place-tools';
const OWN_KEYS = 'input, textarea, select, [contenteditable], [data-writing], [role="dialog"]';

const isOurs = (target: EventTarget | null): boolean => target instanceof Element && target.closest(OURS) !== null;
const hasModifier = ({ altKey, ctrlKey, metaKey }: KeyboardEvent) => altKey || ctrlKey || metaKey;

type Options = {
  places: PlacesInPage;
  /** Whether the key chooses the place with the focus. */
  isOffered: boolean;
  /** Whether the next click, tap or Enter chooses a place. */
  isOn: boolean;
  onEnd: () => void;
  /** Undefined for what is not part of the document. */
  onChosen: (chosen: Chosen | undefined) => void;
};

/** Lets a person choose a place of the page: with a pointer, or with the keyboard at what has the focus. */
export function usePlacing({ places, isOffered, isOn, onEnd, onChosen }: Options): void {
  const choose = useEffectEvent((target: Element, { x, y }: Point) => {
    const found = placeAt(places, target, { x, y });
    onChosen(found && { ...found, left: x, top: y });
  });
  /** A section is chosen at its heading. */
  const chooseFocused = useEffectEvent((focused: Element) => {
    const target = focused.matches(SECTION) ? (focused.querySelector(HEADING) ?? focused) : focused;
    target.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { left, top, height, width } = boxOf(target);
    choose(target, { x: left + Math.min(width / 2, 24), y: top + Math.min(height / 2, 24) });
  });
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (!isOffered) return;
    const onKey = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (!(target instanceof Element) || target.closest(OWN_KEYS) || hasModifier(event)) return;
      const isInPage = target.closest('main') !== null && !target.matches('main') && !isOurs(target);
      const asks = isInPage && (key === PLACING_KEY || (isOn && key === 'Enter'));
      if (asks) chooseFocused(target);
      else if (isOn && key === 'Escape') end();
      else return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [isOffered, isOn]);

  useEffect(() => {
    if (!isOn) return;
    const onClick = (event: MouseEvent) => {
      const { target, clientX, clientY } = event;
      if (!(target instanceof Element) || isOurs(target)) return;
      // Before links, and before what else the preview does with a click.
      event.preventDefault();
      event.stopImmediatePropagation();
      // Enter on a link is a click, too: it was taken by its key.
      if (event.detail > 0 || clientX > 0 || clientY > 0) choose(target, { x: clientX, y: clientY });
    };
    const swallow = (event: Event) => {
      if (!isOurs(event.target)) event.stopImmediatePropagation();
    };
    const root = document.documentElement;
    root.setAttribute('data-placing', '');
    const reached = [...document.querySelectorAll<HTMLElement>(SECTION)].filter((one) => !one.hasAttribute('tabindex'));
    for (const section of reached) section.tabIndex = 0;
    window.addEventListener('click', onClick, true);
    window.addEventListener('dblclick', swallow, true);
    return () => {
      root.removeAttribute('data-placing');
      for (const section of reached) section.removeAttribute('tabindex');
      window.removeEventListener('click', onClick, true);
      window.removeEventListener('dblclick', swallow, true);
    };
  }, [isOn]);
}
