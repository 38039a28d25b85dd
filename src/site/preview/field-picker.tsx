'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { readFocus } from '@/data/preview/messages';
import { tellForm } from '@/data/preview/page-messages';
import type { Place } from '@/data/preview/reference';
import { isSameTarget, type Target } from '@/data/preview/target';
import { keyAsksFor } from '@/lib/undo-keys';
import { useListener } from '@/lib/use-listener';
import type { PlacesInPage } from './marks-in-page';
import { openMenuOf } from './open-menu';
import { useDroppedPicture } from './pictures/use-dropped-picture';
import { Pins } from './pins';
import { useFormPlacing } from './placing/use-form-placing';
import { PLACING_KEY } from './placing/use-placing';
import { RichToolbar } from './rich-writing/rich-toolbar';
import { useRichWriting } from './rich-writing/use-rich-writing';
import { SectionTools } from './sections/section-tools';
import { useFormState } from './use-form-state';
import { usePicking } from './use-picking';
import { useWriting } from './writing/use-writing';
import { WritingHint } from './writing/writing-hint';

type Props = { places: PlacesInPage; main?: Target; trouble?: string };

/**
 * Connects the page to the form: a click opens a field, a double click or Enter edits a text in place, and the focused
 * field is outlined here. Without a form beside it, one click edits.
 */
export function FieldPicker({ places, main, trouble }: Props) {
  const [isFollowing, setFollowing] = useState(false);
  const { writing, begin, highlight, requested } = useWriting(places, main);
  const rich = useRichWriting(places, main, requested);
  const isWriting = writing !== undefined || rich.writing !== undefined;
  const { mayEdit, hasSections, isWhole, offered } = useFormState();
  useDroppedPicture(places, main, mayEdit);
  const focused = useRef<Place>(undefined);
  const shown = useRef<Element>(undefined);

  const mark = useCallback((name: 'data-pointed' | 'data-edited', element?: Element) => {
    for (const old of document.querySelectorAll(`[${name}]`)) if (old !== element) old.removeAttribute(name);
    element?.setAttribute(name, '');
  }, []);

  const show = useCallback(
    (element?: Element) => {
      mark('data-edited', element);
      openMenuOf(element);
      if (element && element !== shown.current) scrollTo(element);
      shown.current = element;
    },
    [mark],
  );

  useEffect(() => {
    const stop = places.watch(document.body);
    // A re-rendered section loses its outline; a new one may render after the form's message.
    const watcher = new MutationObserver(() => {
      if (focused.current) show(places.elementOf(focused.current));
    });
    watcher.observe(document.body, { subtree: true, childList: true });
    return () => {
      stop();
      watcher.disconnect();
    };
  }, [show, places]);

  useListener('message', (event: MessageEvent<unknown>) => {
    const message = readFocus(event);
    if (!message) return;
    const { target, path } = message;
    focused.current = path ? { target: isSameTarget(target, main) ? undefined : target, path } : undefined;
    shown.current = undefined;
    show(focused.current && places.elementOf(focused.current));
  });
  useListener('keydown', (event) => {
    const way = keyAsksFor(event);
    const { target } = event;
    if (way && !(target instanceof Element && target.closest('input, textarea'))) {
      event.preventDefault();
      tellForm({ does: 'history', way });
    }
    if (event.key !== 'Escape') return;
    focused.current = undefined;
    openMenuOf(undefined);
    mark('data-edited');
    mark('data-pointed');
  });

  const placing = useFormPlacing(places);
  const label = usePicking({ places, main, mayEdit, isWhole, isFollowing, begin, mark, shown });

  return (
    <>
      {writing ? <WritingHint writing={writing} onHighlight={highlight} /> : null}
      {rich.writing ? <RichToolbar writing={rich.writing} onEnd={rich.end} /> : null}
      {label && !isWriting && !placing.isOn ? (
        <span className="preview-label" style={{ top: label.top, left: label.left }} aria-hidden="true">
          {label.label}
        </span>
      ) : null}
      <Pins places={places} />
      <SectionTools
        hasSections={hasSections && main !== undefined && !isFollowing && !isWriting && !placing.isOn}
        offered={offered}
      />
      <div className="preview-tools">
        <p role="status">{trouble ?? rich.refusal ?? placing.hint}</p>
        {placing.isOffered ? (
          <button
            type="button"
            aria-pressed={placing.isOn}
            title={`Click a place to comment on it (or focus a text and press ${PLACING_KEY})`}
            onClick={() => placing.turn(!placing.isOn)}
          >
            Comment
          </button>
        ) : null}
        <button type="button" aria-pressed={isFollowing} onClick={() => setFollowing(!isFollowing)}>
          Follow links
        </button>
      </div>
    </>
  );
}

/** Sections go to the upper half of the frame, anything smaller that is not in view to its middle. */
function scrollTo(element: Element) {
  const { top, bottom, height } = element.getBoundingClientRect();
  const isSection = element.matches('section');
  const isThere = top >= 0 && (isSection ? top < window.innerHeight / 2 : bottom <= window.innerHeight);
  if (isThere) return;
  const block = isSection || height > window.innerHeight ? 'start' : 'center';
  element.scrollIntoView({ block, behavior: 'instant' });
}
