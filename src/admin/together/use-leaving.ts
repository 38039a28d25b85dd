'use client';

import { useEffect } from 'react';

/** The form remounts after some saves: a user who is back within this time has not left. */
const BACK_WITHIN_MS = 2_000;

const leaving = new Map<string, ReturnType<typeof setTimeout>>();

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
