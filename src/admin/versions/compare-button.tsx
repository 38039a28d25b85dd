'use client';

import { useModal } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { usePathname, useRouter } from '@/payload/navigation';

export function CompareButton({ id, children }: { id: string; children: ReactNode }) {
  const router = useRouter();
  const pathname = usePathname();
  const { closeAllModals } = useModal();
  const compare = () => {
    closeAllModals();
    router.push(`${pathname}?versionFrom=${id}`);
  };
  return (
    <button type="button" className="admin-link" onClick={compare}>
      {children}
    </button>
  );
}
