'use client';

import { useEffect, useState } from 'react';
import { type Pin, pressToSend, readPins } from '@/data/preview/pins';
import { useListener } from '@/lib/use-listener';
import { type At, type Box, freeSpot, linesIn } from './free-spot';
import type { PlacesInPage } from './marks-in-page';
import { boxOf, elementAt } from './spots';
import './pins.css';

type Placed = Pin & At;

const SIZE = 26;
const EDGE = 4;

/** Each at its point, or as near to it as it covers neither the words there nor another mark. */
function placed(pins: Pin[], places: PlacesInPage): Placed[] {
  const marks: Box[] = [];
  const lines = new Map<Element, Box[]>();
  const { clientWidth } = document.documentElement;
  return pins.flatMap((pin) => {
    const element = elementAt(places, pin.path, pin.row);
    if (!element) return [];
    const around = element.closest('section') ?? element;
    const words = lines.get(around) ?? linesIn(around);
    lines.set(around, words);
    const { top, left, right, width, height } = boxOf(element);
    const { spot } = pin;
    // The lower left corner is the point.
    const point = spot
      ? { top: top + window.scrollY + spot.y * height - SIZE, left: left + spot.x * width }
      : { top: top + window.scrollY, left: right - SIZE - EDGE };
    const wanted = {
      top: Math.max(0, point.top),
      left: Math.max(0, Math.min(point.left, clientWidth - SIZE - (spot ? 0 : EDGE))),
    };
    const at = freeSpot(wanted, SIZE, [...words, ...marks], clientWidth);
    marks.push({ ...at, right: at.left + SIZE, bottom: at.top + SIZE });
    return [{ ...pin, ...at }];
  });
}

/** Follows the page while it changes. */
function usePlaced(pins: Pin[], places: PlacesInPage): Placed[] {
  const [shown, setShown] = useState<Placed[]>([]);
  useEffect(() => {
    let frame = 0;
    const place = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setShown(placed(pins, places)));
    };
    place();
    // Typing and rendering change the page's height; a late font moves lines even within a section that keeps its own.
    const sizes = new ResizeObserver(place);
    for (const part of document.querySelectorAll('body, main *')) sizes.observe(part);
    const main = document.querySelector('main');
    const changes = new MutationObserver(place);
    if (main) changes.observe(main, { subtree: true, childList: true, characterData: true });
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      changes.disconnect();
    };
  }, [pins, places]);
  return shown;
}

const sign = ({ kind, number }: Pin) => number ?? (kind === 'comment' ? '“' : '!');

type Props = { places: PlacesInPage; pins: Pin[]; onPress: (pin: Pin, mark: Element) => void };

/** Marks at their places in the page. */
export function PlacedPins({ places, pins, onPress }: Props) {
  return usePlaced(pins, places).map(({ top, left, ...pin }) => (
    <button
      key={`${pin.kind} ${pin.id ?? pin.path}`}
      type="button"
      className="preview-pin preview-tools"
      data-kind={pin.kind}
      data-state={pin.state}
      style={{ top, left }}
      aria-label={pin.label}
      title={pin.label}
      onClick={({ currentTarget }) => onPress(pin, currentTarget)}
    >
      {sign(pin)}
    </button>
  ));
}

/** Those of the form beside the page. */
export function Pins({ places }: { places: PlacesInPage }) {
  const [pins, setPins] = useState<Pin[]>([]);
  useListener('message', (event: MessageEvent<unknown>) => {
    const sent = readPins(event);
    if (sent) setPins(sent);
  });
  return (
    <PlacedPins
      places={places}
      pins={pins}
      onPress={(pin) => window.parent.postMessage(pressToSend(pin), window.location.origin)}
    />
  );
}
