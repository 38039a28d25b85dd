'use client';

import { useEffect } from 'react';

/** The form is drawn anew after a take-over and after some saves: whoever is back within this time has not left. */
const BACK_WITHIN_MS = 2_000;

/** Those who seem to have left, by the address to tell it to. */
const leaving = new Map<string, ReturnType<typeof setTimeout>>();

/** Tells the site when somebody leaves a document, to another view or by closing the window. */
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
