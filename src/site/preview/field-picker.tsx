'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { frameAt } from '@/data/preview/address';
import { type EditMessage, readFocus } from '@/data/preview/messages';
import { tellForm } from '@/data/preview/page-messages';
import type { Place } from '@/data/preview/reference';
import { isSameTarget, type Target } from '@/data/preview/target';
import { keyAsksFor } from '@/lib/undo-keys';
import type { PlacesInPage } from './marks-in-page';
import { useDroppedPicture } from './pictures/use-dropped-picture';
import { SectionTools } from './sections/section-tools';
import { useFormState } from './use-form-state';
import { useWriting } from './writing/use-writing';
import { WritingHint } from './writing/writing-hint';

/** Elements that keep their own behaviour on click: menus, inputs. */
const OWN_USE = 'summary, input, textarea, select, .nav-toggle';
/** What the preview adds to the page. */
const OURS = '.preview-tools, .section-tools, .writing-hint';

/** How long a click waits for a second one, which edits the text in its place instead of opening its field, in ms. */
const DOUBLE_CLICK = 250;

const isOurs = (target: Element) => target.closest(OURS) !== null;
const isInEditor = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-writing]') !== null;

/** `blocks.2.cards.0.title` is called "title". */
const wordsOf = ({ path }: Place) => {
  const name = path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? path;
  return name.replace(/([A-Z])/g, ' $1').toLowerCase();
};

type Props = { places: PlacesInPage; main?: Target; trouble?: string };
type Box = { top: number; left: number; label: string };

/**
 * Connects the page in the frame to the form beside it: a click on a text, card or picture opens its field, a double
 * click or Enter edits a text in its place; the focused field is outlined here. Without a form beside it, one click
 * edits.
 */
export function FieldPicker({ places, main, trouble }: Props) {
  const [isFollowing, setFollowing] = useState(false);
  const [label, setLabel] = useState<Box>();
  const { writing, begin, highlight } = useWriting(places, main);
  const { mayEdit, hasSections, isWhole } = useFormState();
  useDroppedPicture(places, main, mayEdit);
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
    const onKey = (event: KeyboardEvent) => {
      const way = keyAsksFor(event);
      const { target } = event;
      if (way && !(target instanceof Element && target.closest('input, textarea'))) {
        event.preventDefault();
        tellForm({ does: 'history', way });
      }
      if (event.key !== 'Escape') return;
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
      target instanceof Element && !isOurs(target) && !isInEditor(target) ? places.near(target) : undefined;

    let waiting = 0;
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
      if (!(target instanceof Element) || isOurs(target)) return;
      window.clearTimeout(waiting);
      if (isInEditor(target)) {
        // A link around the text, not the text.
        event.preventDefault();
        event.stopPropagation();
        return;
      }
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
      const { place, node } = found;
      const point = { x: event.clientX, y: event.clientY };
      const isText = mayEdit && node instanceof Text && !target.closest(OWN_USE);
      if (isText && (isWhole || event.detail > 1)) begin(node, place, point);
      else if (isText) waiting = window.setTimeout(() => openField(place), DOUBLE_CLICK);
      else openField(place);
    };
    const openField = ({ path, target: owner = main }: Place) => {
      if (isWhole) return tellForm({ does: 'open', target: owner, path });
      const message: EditMessage = { type: 'alethia:edit', target: owner, path };
      window.parent.postMessage(message, window.location.origin);
    };
    const onEnter = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (key !== 'Enter' || isFollowing || !mayEdit || !(target instanceof Element)) return;
      if (isOurs(target) || isInEditor(target) || target.closest(OWN_USE)) return;
      const found = places.near(target === document.body ? (shown.current ?? target) : target);
      if (!(found?.node instanceof Text)) return;
      event.preventDefault();
      event.stopPropagation();
      begin(found.node, found.place);
    };
    const leave = () => {
      mark('data-pointed');
      setLabel(undefined);
    };
    const { documentElement } = document;
    document.addEventListener('pointerover', onPointer);
    document.addEventListener('click', onClick, true);
    document.addEventListener('keydown', onEnter, true);
    document.addEventListener('scroll', leave, { passive: true });
    documentElement.addEventListener('pointerleave', leave);
    return () => {
      document.removeEventListener('pointerover', onPointer);
      window.clearTimeout(waiting);
      document.removeEventListener('click', onClick, true);
      document.removeEventListener('keydown', onEnter, true);
      document.removeEventListener('scroll', leave);
      documentElement.removeEventListener('pointerleave', leave);
    };
  }, [begin, isFollowing, isWhole, main, mark, mayEdit, places]);

  return (
    <>
      {writing ? <WritingHint writing={writing} onHighlight={highlight} /> : null}
      {label && !writing ? (
        <span className="preview-label" style={{ top: label.top, left: label.left }} aria-hidden="true">
          {label.label}
        </span>
      ) : null}
      <SectionTools hasSections={hasSections && !isFollowing && !writing} />
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
