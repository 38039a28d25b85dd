'use client';

import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/admin/panel/button';
import { CopySecret } from '@/admin/panel/copy-secret';
import { ProofInputs } from '@/admin/panel/proof-inputs';
import { askToMake } from '@/admin/saving/ask-to-make';
import { useRouter } from '@/payload/navigation';
import { keyRights } from '../keys/rights';

export function MakeKey() {
  const router = useRouter();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [key, setKey] = useState('');
  const [error, setError] = useState('');
  const [right, setRight] = useState<string>('read');
  const [hasFactor, setHasFactor] = useState(false);

  const make = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    const { password, code, ...wanted } = Object.fromEntries(new FormData(event.currentTarget));
    const response = await askToMake<{ key: string }>('/api-keys/make', wanted, { password, code });
    setBusy(false);
    if ('error' in response) {
      if (response.needs === 'code') setHasFactor(true);
      return setError(response.error);
    }
    setError('');
    setKey(response.key);
    setOpen(false);
    router.refresh();
  };
  const open = () => {
    setKey('');
    setOpen(true);
  };

  return (
    <section className="tool" aria-label="Make an API key">
      {isOpen ? (
        <form onSubmit={make}>
          <label htmlFor={`${id}-name`}>What is it for?</label>
          <input id={`${id}-name`} name="name" required maxLength={80} autoComplete="off" />
          <label htmlFor={`${id}-right`}>It allows</label>
          <select id={`${id}-right`} name="right" value={right} onChange={({ target }) => setRight(target.value)}>
            {keyRights.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <label htmlFor={`${id}-days`}>It expires after</label>
          <select id={`${id}-days`} name="days" defaultValue="90">
            <option value="30">30 days</option>
            <option value="90">90 days</option>
            <option value="365">A year</option>
          </select>
          {right === 'read' ? null : <ProofInputs hasFactor={hasFactor} isOptional />}
          <div className="admin-actions">
            <Button type="submit" size="small" isBusy={isBusy}>
              Make the key
            </Button>
            <Button buttonStyle="secondary" size="small" onClick={() => setOpen(false)}>
              Cancel
            </Button>
          </div>
        </form>
      ) : (
        <Button onClick={open}>Make an API key</Button>
      )}
      <div role="status">
        {key ? <p>Copy the key now. It is not shown again: this site keeps only a digest of it.</p> : null}
        {error ? <p className="admin-error">{error}</p> : null}
      </div>
      {key ? <CopySecret label="The new key" value={key} /> : null}
    </section>
  );
}
