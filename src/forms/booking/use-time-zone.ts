'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const here = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The visitor's time zone; undefined in the page as it comes from the server, which cannot know it. */
export const useTimeZone = (): string | undefined => useSyncExternalStore(never, here, () => undefined);
