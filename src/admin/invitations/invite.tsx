'use client';

import { type FormEvent, useId, useState } from 'react';
import { roles } from '@/access/roles';
import { useRouter } from '@/payload/navigation';
import { ask, type Refused } from '../ask';
import { Button } from '../panel/button';
import { ProofInputs } from '../panel/proof-inputs';

export function Invite() {
  const router = useRouter();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<{ message: string } | Refused>();
  const [hasFactor, setHasFactor] = useState(false);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    const sent = Object.fromEntries(new FormData(event.currentTarget));
    const response = await ask<{ message: string }>('POST', '/users/invite', sent);
    setBusy(false);
    setResult(response);
    if ('error' in response) {
      if (response.needs === 'code') setHasFactor(true);
      return;
    }
    setOpen(false);
    router.refresh();
  };

  return (
    <section className="invite" aria-label="Invite a colleague">
      {isOpen ? (
        <form onSubmit={send}>
          <label htmlFor={`${id}-name`}>Name</label>
          <input id={`${id}-name`} name="name" required maxLength={80} autoComplete="off" />
          <label htmlFor={`${id}-email`}>Email</label>
          <input id={`${id}-email`} name="email" type="email" required maxLength={254} autoComplete="off" />
          <label htmlFor={`${id}-role`}>Role</label>
          <select id={`${id}-role`} name="role" defaultValue="author">
            {roles.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <ProofInputs hasFactor={hasFactor} isOptional />
          <p>They receive an email with a link to their first sign-in, valid for three days.</p>
          <div className="admin-actions">
            <Button type="submit" size="small" isBusy={isBusy}>
              Send invitation
            </Button>
            <Button buttonStyle="secondary" size="small" onClick={() => setOpen(false)}>
              Cancel
            </Button>
          </div>
        </form>
      ) : (
        <Button onClick={() => setOpen(true)}>Invite a colleague</Button>
      )}
      <p role="status" className={result && 'error' in result ? 'admin-error' : undefined}>
        {result && ('error' in result ? result.error : result.message)}
      </p>
    </section>
  );
}
