'use client';

import { useId, useState } from 'react';
import { Button } from '@/admin/panel/button';
import { askToMake } from '@/admin/saving/ask-to-make';
import { copyAddress } from './copy-address';

/** In days; src/plugins/sharing/endpoints.ts accepts no others. */
const choices = [
  [1, '1 day'],
  [3, '3 days'],
  [7, '7 days'],
  [30, '30 days'],
] as const;

type Props = { collection: string; id: string; onShared: () => void };

export function ShareForm({ collection, id, onShared }: Props) {
  const field = useId();
  const [purpose, setPurpose] = useState('');
  const [days, setDays] = useState(7);
  const [isBusy, setBusy] = useState(false);
  const [status, setStatus] = useState('');
  const [address, setAddress] = useState('');

  const make = async () => {
    setBusy(true);
    const answer = await askToMake<{ path: string }>('/preview-links/share', { collection, id, purpose, days });
    setBusy(false);
    // Also if it was refused: the link may have been made, and only its response was lost.
    onShared();
    if ('error' in answer) return setStatus(answer.error);
    const isCopied = await copyAddress(answer.path);
    setStatus(isCopied ? 'The link was copied. Anyone with the link can see the draft.' : 'Copy this link:');
    setAddress(isCopied ? '' : new URL(answer.path, window.location.origin).href);
    setPurpose('');
  };

  return (
    <>
      <p className="admin-quiet">
        A link that shows {collection === 'releases' ? 'the whole site with this release' : 'the latest draft'} to
        people without an account. They can approve it or comment on it.
      </p>
      <div className="admin-fields">
        <label htmlFor={`${field}-purpose`}>Who is it for? (optional)</label>
        <input
          id={`${field}-purpose`}
          type="text"
          maxLength={120}
          placeholder="For example: Legal"
          value={purpose}
          onChange={(event) => setPurpose(event.target.value)}
        />
        <label htmlFor={`${field}-days`}>Expires after</label>
        <select id={`${field}-days`} value={days} onChange={(event) => setDays(Number(event.target.value))}>
          {choices.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <div className="admin-actions">
          <Button size="small" isBusy={isBusy} onClick={make}>
            Create and copy link
          </Button>
        </div>
      </div>
      <div aria-live="polite">
        {status ? <p className="share-panel-status">{status}</p> : null}
        {address ? (
          <input className="share-panel-address" aria-label="Link to the draft" readOnly value={address} />
        ) : null}
      </div>
    </>
  );
}
