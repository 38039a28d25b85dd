'use client';

import { useEffect } from 'react';

/** The form remounts after a take-over and after some saves: a user who is back within this time has not left. */
const BACK_WITHIN_MS = 2_000;

/** Pending reports, by address. */
const leaving = new Map<string, ReturnType<typeof setTimeout>>();

/** Reports that the user has left a document, for another view or by closing the window. */
export function useLeaving(address: string | undefined): void {
  useEffect(() => {
    if (!address) return;
    const tell = () => {
      leaving.delete(address);
      navigator.sendBeacon(address);
    };
    clearTimeout(leaving.get(address));
    leaving.delete(address);
    window.addEventListener('pagehide', tell);
    return () => {
      window.removeEventListener('pagehide', tell);
      leaving.set(address, setTimeout(tell, BACK_WITHIN_MS));
    };
  }, [address]);
}
