'use client';

import { useSyncExternalStore } from 'react';
import { readable } from './readable-time';

const never = () => () => undefined;

/** In the reader's time zone; the server renders UTC. */
export function LocalTime({ time }: { time: string }) {
  const words = useSyncExternalStore(
    never,
    () => readable(time),
    () => `${time.slice(0, 16).replace('T', ' ')} UTC`,
  );
  return <time dateTime={time}>{words}</time>;
}
