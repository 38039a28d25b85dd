'use client';

import { useSyncExternalStore } from 'react';
import { accessToken } from './storage';

function listen(changed: () => void): () => void {
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
}

/** The access token of whoever is signed in in this browser; empty on the server. */
export const useAccessToken = (): string => useSyncExternalStore(listen, accessToken, () => '');
