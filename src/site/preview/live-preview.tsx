'use client';

import { RefreshRouteOnSave } from '@payloadcms/live-preview-react';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';

/** In the preview frame of the admin: shows each autosaved change without a reload. Visitors never load this. */
export function LivePreview() {
  const router = useRouter();
  const [origin, setOrigin] = useState<string>();
  // The admin is on the same origin, under whatever name the browser reached it by.
  useEffect(() => setOrigin(window.location.origin), []);
  return origin ? <RefreshRouteOnSave refresh={() => router.refresh()} serverURL={origin} /> : null;
}
