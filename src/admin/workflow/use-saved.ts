'use client';

import { useFormBackgroundProcessing, useFormModified, useFormProcessing } from '@payloadcms/ui';
import { useCallback, useEffect, useRef } from 'react';

const LOOK_EVERY_MS = 100;
/** Autosave begins after less than a second; what takes longer than this has failed. */
const GIVE_UP_AFTER_MS = 20_000;

/**
 * Waits until autosave has stored what was typed, and tells whether it has. To save it here as well would be two saves
 * of one document at a time, and both would think that theirs is the newest version.
 */
export function useSaved(): () => Promise<boolean> {
  const isPending = [useFormModified(), useFormProcessing(), useFormBackgroundProcessing()].some(Boolean);
  const pending = useRef(isPending);
  useEffect(() => {
    pending.current = isPending;
  }, [isPending]);
  return useCallback(async () => {
    const end = Date.now() + GIVE_UP_AFTER_MS;
    while (pending.current && Date.now() < end) await new Promise((done) => setTimeout(done, LOOK_EVERY_MS));
    return !pending.current;
  }, []);
}
