'use client';

import { useState } from 'react';
import { type Placing, readPlacing, tellPlaced } from '@/data/preview/placing';
import { useListener } from '@/lib/use-listener';
import type { PlacesInPage } from '../marks-in-page';
import { usePlacing } from './use-placing';

/** Choosing a place for the form: on while the form offers it and the person asks for it, here or there. */
export function useFormPlacing(places: PlacesInPage) {
  const [{ isOffered, isOn }, setPlacing] = useState<Placing>({ isOffered: false, isOn: false });
  const [isOutside, setOutside] = useState(false);
  useListener('message', (event: MessageEvent<unknown>) => {
    const placing = readPlacing(event);
    if (placing) setPlacing(placing);
  });
  const turn = (next: boolean) => {
    setOutside(false);
    setPlacing({ isOffered, isOn: isOffered && next });
  };
  usePlacing({
    places,
    isOffered,
    isOn,
    onEnd: () => turn(false),
    onChosen: (chosen) => {
      setOutside(chosen === undefined);
      if (chosen) tellPlaced(chosen);
    },
  });
  const words = isOutside ? 'This is not part of the page’s own content.' : 'Choose a place. Escape ends this.';
  return { isOffered, isOn, turn, hint: isOn || isOutside ? words : undefined };
}
