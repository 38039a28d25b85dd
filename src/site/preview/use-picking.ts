'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { frameAt } from '@/data/preview/address';
import type { EditMessage } from '@/data/preview/messages';
import { tellForm } from '@/data/preview/page-messages';
import type { Place } from '@/data/preview/reference';
import type { Target } from '@/data/preview/target';
import type { PlacesInPage } from './marks-in-page';
import { indexOf, OWN } from './sections/use-current-section';
import { boxOf } from './spots';
import type { FormState } from './use-form-state';
import type { Point } from './writing/text-editor';

const OWN_USE = 'summary, input, textarea, select, .nav-toggle';
/** Added by the preview. */
const OURS = '.preview-tools, .section-tools, .writing-hint';

/** How long a click waits for a second one, which edits in place, in ms. */
const DOUBLE_CLICK = 250;

const isOurs = (target: Element) => target.closest(OURS) !== null;
const isInEditor = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-writing]') !== null;

/** "title" for `blocks.2.cards.0.title` */
const wordsOf = ({ path }: Place) => {
  const name = path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? path;
  return name.replace(/([A-Z])/g, ' $1').toLowerCase();
};

type Box = { top: number; left: number; label: string };

type Picking = Pick<FormState, 'mayEdit' | 'isWhole'> & {
  places: PlacesInPage;
  main?: Target;
  isFollowing: boolean;
  begin: (node: Text, place: Place, point?: Point) => void;
  mark: (name: 'data-pointed', element?: Element) => void;
  shown: RefObject<Element | undefined>;
};

/** Handles pointing, clicking and Enter. Returns the label of the field under the pointer, and its place. */
export function usePicking({ places, main, mayEdit, isWhole, isFollowing, begin, mark, shown }: Picking) {
  const [label, setLabel] = useState<Box>();
  /** Outlives the handlers: the form may say what may be edited, or send new words, while a click waits. */
  const waiting = useRef(0);
  useEffect(() => () => window.clearTimeout(waiting.current), []);

  useEffect(() => {
    const nearest = ({ target }: Event) =>
      target instanceof Element && !isOurs(target) && !isInEditor(target) ? places.near(target) : undefined;

    const onPointer = (event: PointerEvent) => {
      const found = isFollowing ? undefined : nearest(event);
      mark('data-pointed', found?.element);
      const box = found && boxOf(found.element);
      setLabel(
        box && found ? { top: Math.max(0, box.top - 22), left: box.left, label: wordsOf(found.place) } : undefined,
      );
    };
    const onClick = (event: MouseEvent) => {
      const { target } = event;
      if (!(target instanceof Element) || isOurs(target)) return;
      window.clearTimeout(waiting.current);
      if (isInEditor(target)) {
        // Does not follow a link around the text.
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
      if (!found) {
        const section = target.closest(OWN);
        if (section) tellForm({ does: 'choose', index: indexOf(section) });
        return;
      }
      const { place, node } = found;
      const point = { x: event.clientX, y: event.clientY };
      const isText = mayEdit && node instanceof Text && !target.closest(OWN_USE);
      if (isText && (isWhole || event.detail > 1)) begin(node, place, point);
      else if (isText) waiting.current = window.setTimeout(() => openField(place), DOUBLE_CLICK);
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
    const onEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') leave();
    };
    const { documentElement } = document;
    document.addEventListener('pointerover', onPointer);
    document.addEventListener('click', onClick, true);
    document.addEventListener('keydown', onEnter, true);
    window.addEventListener('keydown', onEscape);
    document.addEventListener('scroll', leave, { passive: true });
    window.addEventListener('resize', leave);
    documentElement.addEventListener('pointerleave', leave);
    return () => {
      document.removeEventListener('pointerover', onPointer);
      document.removeEventListener('click', onClick, true);
      document.removeEventListener('keydown', onEnter, true);
      window.removeEventListener('keydown', onEscape);
      document.removeEventListener('scroll', leave);
      window.removeEventListener('resize', leave);
      documentElement.removeEventListener('pointerleave', leave);
    };
  }, [begin, isFollowing, isWhole, main, mark, mayEdit, places, shown]);

  return label;
}

/** Opens links of this site in the frame, where those pages can be edited too. */
function followInFrame(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.origin !== window.location.origin || link.target === '_blank') return;
  if (link.pathname === window.location.pathname && link.hash) return;
  event.preventDefault();
  event.stopPropagation();
  window.location.assign(frameAt(link.pathname));
}
