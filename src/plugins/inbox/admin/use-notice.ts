'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from '@/payload/navigation';
import type { Notice } from './send-change';

/** Shows what a change of the inbox led to, with the rows as they are now. */
export function useNotice(): (notice: Notice) => void {
  const router = useRouter();
  return ({ tone, text, to }) => {
    toast[tone](text);
    const { pathname, search } = window.location;
    if (to !== pathname + search) router.push(to);
    router.refresh();
  };
}
