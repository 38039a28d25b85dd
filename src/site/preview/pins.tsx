'use client';

import { useEffect, useState } from 'react';
import { type Pin, pressToSend, readPins } from '@/data/preview/pins';
import type { PlacesInPage } from './marks-in-page';
import { boxOf, elementAt } from './spots';
import './pins.css';

type At = { top: number; left: number };
type Placed = Pin & At;

const SIZE = 26;
const STEP = 30;

/** So near that one mark would cover the other. */
const isNear = (one: At, other: At) =>
  Math.abs(one.top - other.top) < STEP / 2 && Math.abs(one.left - other.left) < STEP / 2;

function placed(pins: Pin[], places: PlacesInPage): Placed[] {
  const taken = new Map<Element, number>();
  const points: At[] = [];
  const { clientWidth } = document.documentElement;
  return pins.flatMap((pin) => {
    const element = elementAt(places, pin.path, pin.row);
    if (!element) return [];
    const { top, left, right, width, height } = boxOf(element);
    const { spot } = pin;
    if (spot) {
      // The lower left corner is the point.
      const point = { top: Math.max(0, top + window.scrollY + spot.y * height - SIZE), left: left + spot.x * width };
      while (points.some((one) => isNear(one, point))) point.left += STEP / 2;
      points.push(point);
      return [{ ...pin, ...point, left: Math.max(0, Math.min(point.left, clientWidth - SIZE)) }];
    }
    const before = taken.get(element) ?? 0;
    taken.set(element, before + 1);
    const edge = Math.min(right, clientWidth) - STEP - STEP * before;
    return [{ ...pin, top: top + window.scrollY, left: Math.max(0, edge) }];
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
    // Typing and rendering change the page's height.
    const sizes = new ResizeObserver(place);
    sizes.observe(document.body);
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
  useEffect(() => {
    const onMessage = (event: MessageEvent<unknown>) => {
      const sent = readPins(event);
      if (sent) setPins(sent);
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, []);
  return (
    <PlacedPins
      places={places}
      pins={pins}
      onPress={(pin) => window.parent.postMessage(pressToSend(pin), window.location.origin)}
    />
  );
}
