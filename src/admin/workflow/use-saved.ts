'use client';

import { useFormBackgroundProcessing, useFormModified, useFormProcessing } from '@payloadcms/ui';
import { useCallback, useEffect, useRef } from 'react';

const LOOK_EVERY_MS = 100;
/** Autosave starts after less than a second; beyond this time it has failed. */
const GIVE_UP_AFTER_MS = 20_000;

/** Resolves with whether autosave has stored the form. A second save at the same time would conflict with it. */
export function useSaved(): () => Promise<boolean> {
  const isPending = [useFormModified(), useFormProcessing(), useFormBackgroundProcessing()].some(Boolean);
  const pending = useRef(isPending);
  useEffect(() => {
    pending.current = isPending;
  }, [isPending]);
  return useCallback(async () => {
    const end = performance.now() + GIVE_UP_AFTER_MS;
    while (pending.current && performance.now() < end) await new Promise((done) => setTimeout(done, LOOK_EVERY_MS));
    return !pending.current;
  }, []);
}
