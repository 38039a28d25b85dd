'use client';

import { useEffect, useState } from 'react';
import { type Pin, pressToSend, readPins } from '@/data/preview/pins';
import type { PlacesInPage } from './marks-in-page';
import './pins.css';

type Placed = Pin & { top: number; left: number };

function placed(pins: Pin[], places: PlacesInPage): Placed[] {
  const taken = new Map<Element, number>();
  return pins.flatMap((pin) => {
    const element = places.elementOf({ path: pin.path });
    if (!element) return [];
    const before = taken.get(element) ?? 0;
    taken.set(element, before + 1);
    const { top, right } = element.getBoundingClientRect();
    const edge = Math.min(right, document.documentElement.clientWidth) - 30 - 30 * before;
    return [{ ...pin, top: top + window.scrollY, left: Math.max(0, edge) }];
  });
}

export function Pins({ places }: { places: PlacesInPage }) {
  const [pins, setPins] = useState<Pin[]>([]);
  const [shown, setShown] = useState<Placed[]>([]);

  useEffect(() => {
    const onMessage = (event: MessageEvent<unknown>) => {
      const sent = readPins(event);
      if (sent) setPins(sent);
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, []);

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

  return shown.map(({ top, left, ...pin }) => (
    <button
      key={`${pin.kind} ${pin.path}`}
      type="button"
      className="preview-pin preview-tools"
      data-kind={pin.kind}
      style={{ top, left }}
      aria-label={pin.label}
      title={pin.label}
      onClick={() => window.parent.postMessage(pressToSend(pin), window.location.origin)}
    >
      {pin.kind === 'comment' ? '“' : '!'}
    </button>
  ));
}
