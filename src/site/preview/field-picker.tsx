'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { frameAt } from '@/data/preview/address';
import { type EditMessage, readFocus } from '@/data/preview/messages';
import type { Place } from '@/data/preview/reference';
import { isSameTarget, type Target } from '@/data/preview/target';
import { PlacesInPage } from './marks-in-page';
import { Pins } from './pins';

/** Elements that keep their own behaviour on click: menus, inputs. */
const OWN_USE = 'summary, input, textarea, select, .nav-toggle, .preview-tools, .preview-tools *';

/** `blocks.2.cards.0.title` is called "title". */
const wordsOf = ({ path }: Place) => {
  const name = path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? path;
  return name.replace(/([A-Z])/g, ' $1').toLowerCase();
};

type Box = { top: number; left: number; label: string };

/**
 * Connects the page in the frame to the form beside it: a click on a text, card or picture opens its field; the
 * focused field is outlined here.
 */
export function FieldPicker({ main, trouble }: { main?: Target; trouble?: string }) {
  const [isFollowing, setFollowing] = useState(false);
  const [label, setLabel] = useState<Box>();
  // One instance for the lifetime of the page: marks it has read are no longer in the DOM.
  const [places] = useState(() => new PlacesInPage());
  const focused = useRef<Place>(undefined);
  const shown = useRef<Element>(undefined);

  const mark = useCallback((name: 'data-pointed' | 'data-edited', element?: Element) => {
    for (const old of document.querySelectorAll(`[${name}]`)) if (old !== element) old.removeAttribute(name);
    element?.setAttribute(name, '');
  }, []);

  /** Outlines the element of the focused field, and scrolls to it once. */
  const show = useCallback(
    (element?: Element) => {
      mark('data-edited', element);
      if (element && element !== shown.current) scrollTo(element);
      shown.current = element;
    },
    [mark],
  );

  useEffect(() => {
    const stop = places.watch(document.body);
    // A re-rendered section has lost its outline; a new one may render after the form has sent its message.
    const watcher = new MutationObserver(() => {
      if (focused.current) show(places.elementOf(focused.current));
    });
    watcher.observe(document.body, { subtree: true, childList: true });
    return () => {
      stop();
      watcher.disconnect();
    };
  }, [show, places]);

  useEffect(() => {
    const onMessage = (event: MessageEvent<unknown>) => {
      const message = readFocus(event);
      if (!message) return;
      const { target, path } = message;
      focused.current = path ? { target: isSameTarget(target, main) ? undefined : target, path } : undefined;
      shown.current = undefined;
      show(focused.current && places.elementOf(focused.current));
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      focused.current = undefined;
      mark('data-edited');
      mark('data-pointed');
      setLabel(undefined);
    };
    window.addEventListener('message', onMessage);
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('message', onMessage);
      window.removeEventListener('keydown', onKey);
    };
  }, [main, mark, show, places]);

  useEffect(() => {
    const nearest = ({ target }: Event) =>
      target instanceof Element && !target.closest('.preview-tools') ? places.near(target) : undefined;

    const onPointer = (event: PointerEvent) => {
      const found = isFollowing ? undefined : nearest(event);
      mark('data-pointed', found?.element);
      const box = found?.element.getBoundingClientRect();
      setLabel(
        box && found ? { top: Math.max(0, box.top - 22), left: box.left, label: wordsOf(found.place) } : undefined,
      );
    };
    const onClick = (event: MouseEvent) => {
      const { target } = event;
      if (!(target instanceof Element) || target.closest('.preview-tools')) return;
      if (isFollowing || event.ctrlKey || event.metaKey) {
        followInFrame(event);
        return;
      }
      const found = nearest(event);
      if (!target.closest(OWN_USE)) {
        event.preventDefault();
        event.stopPropagation();
      }
      if (!found) return;
      const { path, target: owner = main } = found.place;
      const message: EditMessage = { type: 'alethia:edit', target: owner, path };
      window.parent.postMessage(message, window.location.origin);
    };
    const leave = () => {
      mark('data-pointed');
      setLabel(undefined);
    };
    const { documentElement } = document;
    document.addEventListener('pointerover', onPointer);
    document.addEventListener('click', onClick, true);
    document.addEventListener('scroll', leave, { passive: true });
    documentElement.addEventListener('pointerleave', leave);
    return () => {
      document.removeEventListener('pointerover', onPointer);
      document.removeEventListener('click', onClick, true);
      document.removeEventListener('scroll', leave);
      documentElement.removeEventListener('pointerleave', leave);
    };
  }, [isFollowing, main, mark, places]);

  return (
    <>
      {label ? (
        <span className="preview-label" style={{ top: label.top, left: label.left }} aria-hidden="true">
          {label.label}
        </span>
      ) : null}
      <Pins places={places} />
      <div className="preview-tools">
        <p role="status">{trouble}</p>
        <button type="button" aria-pressed={isFollowing} onClick={() => setFollowing(!isFollowing)}>
          Follow links
        </button>
      </div>
    </>
  );
}

/** Scrolls a section to the upper half of the frame, and anything smaller fully into view. */
function scrollTo(element: Element) {
  const { top } = element.getBoundingClientRect();
  const isSection = element.matches('section');
  if (isSection && top >= 0 && top < window.innerHeight / 2) return;
  element.scrollIntoView({ block: isSection ? 'start' : 'nearest', behavior: 'instant' });
}

/** Opens links to pages of this site in the frame, where they can be edited too. */
function followInFrame(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.origin !== window.location.origin || link.target === '_blank') return;
  if (link.pathname === window.location.pathname && link.hash) return;
  event.preventDefault();
  event.stopPropagation();
  window.location.assign(frameAt(link.pathname));
}
