'use client';

import { useSyncExternalStore } from 'react';
import { readable } from './readable-time';

const never = () => () => undefined;

/** A time in the reader's zone. The server does not know the zone and renders UTC. */
export function LocalTime({ time }: { time: string }) {
  const words = useSyncExternalStore(
    never,
    () => readable(time),
    () => `${time.slice(0, 16).replace('T', ' ')} UTC`,
  );
  return <time dateTime={time}>{words}</time>;
}
