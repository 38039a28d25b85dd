'use client';

import { useModal } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { usePathname, useRouter } from '@/payload/navigation';
import { LinkButton } from '../panel/button';

export function CompareButton({ id, children }: { id: string; children: ReactNode }) {
  const router = useRouter();
  const pathname = usePathname();
  const { closeAllModals } = useModal();
  const compare = () => {
    closeAllModals();
    router.push(`${pathname}?versionFrom=${id}`);
  };
  return <LinkButton onClick={compare}>{children}</LinkButton>;
}
