'use client';

import { useSyncExternalStore } from 'react';
import { accessToken } from './storage';

function listen(changed: () => void): () => void {
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
}

/** Of the visitor signed in in this browser; empty on the server. */
export const useAccessToken = (): string => useSyncExternalStore(listen, accessToken, () => '');
