'use client';

import { toast, useDocumentInfo, useFormFields } from '@payloadcms/ui';
import { useState } from 'react';
import { ask } from '@/admin/ask';
import { Button } from '@/admin/panel/button';
import { keyState } from './key-state';

export function RevokePanel() {
  const { id } = useDocumentInfo();
  const stored = useFormFields(([fields]) => fields.revokedAt?.value as string | null | undefined);
  const expiresAt = useFormFields(([fields]) => fields.expiresAt?.value as string | null | undefined);
  const [revokedAt, setRevokedAt] = useState<string>();
  const state = keyState({ revokedAt: revokedAt ?? stored, expiresAt });

  const revoke = async () => {
    const response = await ask<{ revokedAt: string }>('POST', `/api-keys/${id}/revoke`, {});
    if ('error' in response) toast.error(response.error);
    else setRevokedAt(response.revokedAt);
  };

  return (
    <div className="sidebar-panel">
      <h3>State</h3>
      <p role="status">{state === 'Works' ? 'The key works.' : `${state}. The API refuses this key.`}</p>
      {state === 'Works' ? (
        <Button size="small" buttonStyle="secondary" onClick={() => void revoke()}>
          Revoke the key
        </Button>
      ) : null}
    </div>
  );
}
