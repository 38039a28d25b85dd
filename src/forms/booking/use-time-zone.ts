'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const here = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The visitor's time zone; undefined during server rendering. */
export const useTimeZone = (): string | undefined => useSyncExternalStore(never, here, () => undefined);
