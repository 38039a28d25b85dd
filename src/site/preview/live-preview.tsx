'use client';

import { RefreshRouteOnSave } from '@payloadcms/live-preview-react';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';

/** In the admin's preview frame: shows each autosave without a reload. Never loaded by visitors. */
export function LivePreview() {
  const router = useRouter();
  const [origin, setOrigin] = useState<string>();
  // The admin is on the same origin, whatever host name the browser uses.
  useEffect(() => setOrigin(window.location.origin), []);
  return origin ? <RefreshRouteOnSave refresh={() => router.refresh()} serverURL={origin} /> : null;
}
