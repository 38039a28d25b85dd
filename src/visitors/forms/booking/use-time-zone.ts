'use client';

import { useSyncExternalStore } from 'react';
import { ownTimeZone } from '@/lib/own-time-zone';

const never = () => () => undefined;

/** Undefined on the server, and where the browser does not know it. */
export const useTimeZone = (): string | undefined => useSyncExternalStore(never, ownTimeZone, () => undefined);
