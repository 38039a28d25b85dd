'use client';

import { toast } from '@payloadcms/ui';
import { useState } from 'react';
import { ask } from '@/admin/ask';
import { Button } from '@/admin/panel/button';

export function TestButton({ id, email }: { id: string; email: string }) {
  const [isBusy, setBusy] = useState(false);
  const test = async () => {
    setBusy(true);
    const response = await ask<{ to: string }>('POST', `/newsletter-issues/${id}/mail-test`);
    setBusy(false);
    if ('error' in response) toast.error(response.error);
    else toast.success(`The test is on its way to ${response.to}.`);
  };
  return (
    <>
      <p className="admin-quiet">To {email}</p>
      <Button buttonStyle="secondary" isBusy={isBusy} onClick={() => void test()}>
        Send a test to me
      </Button>
    </>
  );
}
