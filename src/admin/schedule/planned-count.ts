'use client';

import { sharedValue, useShared } from '../shared-value';

const count = sharedValue(0);

/** Notes for other parts of the form that something was scheduled. */
export const notePlanned = (): void => count.set(count.read() + 1);

/** Changes with every schedule made in this form. */
export const usePlannedCount = (): number => useShared(count);
