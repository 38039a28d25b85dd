import { Pill } from '@payloadcms/ui';
import { Suspense } from 'react';
import { newTotal } from './new-counts';

async function NewCount() {
  const total = await newTotal();
  if (!total) return null;
  return (
    <Pill size="small" pillStyle="dark" rounded>
      {total > 999 ? '999+' : total}
      <span className="admin-hidden"> new</span>
    </Pill>
  );
}

/** How much is new, beside the inbox in the menu. */
export const NewBadge = () => (
  <Suspense>
    <NewCount />
  </Suspense>
);
