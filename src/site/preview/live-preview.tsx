'use client';

import { RefreshRouteOnSave } from '@payloadcms/live-preview-react';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';

/** Shows each autosave without a reload. Never loaded by visitors. */
export function LivePreview() {
  const router = useRouter();
  const [origin, setOrigin] = useState<string>();
  // The admin has the same origin, under any host name.
  useEffect(() => setOrigin(window.location.origin), []);
  return origin ? <RefreshRouteOnSave refresh={() => router.refresh()} serverURL={origin} /> : null;
}
