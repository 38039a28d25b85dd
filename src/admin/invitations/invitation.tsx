'use client';

import { useDocumentInfo, useFormFields } from '@payloadcms/ui';
import { useState } from 'react';
import { ask } from '../ask';
import { Button } from '../panel/button';
import { readable } from '../readable-time';
import { type Proof, ProofFields } from '../sign-in/proof-fields';
import '../sign-in/sign-in.css';

/** Not a form element, because it is inside Payload's form. */
export function Invitation() {
  const { id } = useDocumentInfo();
  const invitedAt = useFormFields(([fields]) => fields.invitedAt?.value);
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [hasFactor, setHasFactor] = useState(false);
  const [result, setResult] = useState({ error: '', message: '' });
  if (id === undefined || !invitedAt) return null;
  const again = async (proof: Proof) => {
    setBusy(true);
    const response = await ask<{ message: string }>('POST', `/users/invite/${id}`, proof);
    setBusy(false);
    setResult({ error: '', message: '', ...response });
    if (!('error' in response)) setOpen(false);
    else if (response.needs === 'code') setHasFactor(true);
  };
  return (
    <section className="invite" aria-label="Invitation">
      <p>Invited on {readable(String(invitedAt))}, but has not signed in yet.</p>
      {isOpen ? (
        <ProofFields
          title="Send the invitation again"
          needsCode={hasFactor}
          error={result.error}
          isBusy={isBusy}
          onSubmit={(proof) => void again(proof)}
          onCancel={() => setOpen(false)}
        />
      ) : (
        <Button buttonStyle="secondary" size="small" onClick={() => setOpen(true)}>
          Send the invitation again
        </Button>
      )}
      <p role="status">{result.message}</p>
    </section>
  );
}
