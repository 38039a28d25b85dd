'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const here = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

export const useTimeZone = (): string | undefined => useSyncExternalStore(never, here, () => undefined);
