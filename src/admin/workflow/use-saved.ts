'use client';

import { useFormBackgroundProcessing, useFormModified, useFormProcessing } from '@payloadcms/ui';
import { useCallback, useEffect, useRef } from 'react';

const LOOK_EVERY_MS = 100;
/** Autosave starts after less than a second; beyond this time it has failed. */
const GIVE_UP_AFTER_MS = 20_000;

/**
 * Waits until autosave has stored the form's values; resolves with whether it has. Saving here too would be a second
 * concurrent save of the document, and each would take itself for the newest version.
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
