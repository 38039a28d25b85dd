'use client';

import { useEffect } from 'react';

/** Tells the site when somebody leaves a document, to another view or by closing the window. */
export function useLeaving(address: string | undefined): void {
  useEffect(() => {
    if (!address) return;
    const tell = () => {
      navigator.sendBeacon(address);
    };
    window.addEventListener('pagehide', tell);
    return () => {
      window.removeEventListener('pagehide', tell);
      tell();
    };
  }, [address]);
}
