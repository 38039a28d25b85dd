'use client';

import { useAuth } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';
import { STAFF_COOKIE } from '@/lib/staff-cookie';

const MONTH = 30 * 24 * 60 * 60;

/** Makes pages of the site ask for their edit link (src/browser/frame.js). Grants nothing by itself. */
export function StaffCookie({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  useEffect(() => {
    if (user === undefined) return;
    const age = user ? MONTH : 0;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older browsers
    document.cookie = `${STAFF_COOKIE}=1; Path=/; Max-Age=${age}; SameSite=Lax`;
  }, [user]);
  return children;
}
