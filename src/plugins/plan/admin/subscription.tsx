'use client';

import { useState } from 'react';
import { LocalTime } from '@/admin/local-time';
import { Button } from '@/admin/panel/button';
import { CopySecret } from '@/admin/panel/copy-secret';
import { usePanel } from '@/admin/panel/use-panel';

type Address = { madeAt: string | null; address?: string };

/** The person's own calendar address: made, replaced, revoked. */
export function Subscription({ madeAt: first }: { madeAt: string | null }) {
  const { error, isBusy, act } = usePanel<Address>(undefined);
  const [{ madeAt, address }, setAddress] = useState<Address>({ madeAt: first });
  const send = async (step: string) => {
    const response = await act<Address>(step);
    if (response) setAddress(response);
  };
  return (
    <section className="admin-box" aria-labelledby="plan-subscription">
      <h2 id="plan-subscription">In your own calendar</h2>
      <p>
        Subscribe to the plan with Outlook, Google or Apple Calendar. Anyone with the address can read titles and times,
        so keep it to yourself.
      </p>
      {address ? (
        <>
          <p>Copy it now: it is shown only once.</p>
          <CopySecret label="Calendar address" value={address} />
        </>
      ) : madeAt ? (
        <p>
          Your address was made on <LocalTime time={madeAt} />. If it is lost or others have it, make another one: the
          old one ends.
        </p>
      ) : null}
      {error ? (
        <p role="alert" className="admin-error">
          {error}
        </p>
      ) : null}
      <div className="admin-actions">
        <Button buttonStyle="secondary" isBusy={isBusy} onClick={() => void send('/plan/address')}>
          {madeAt ? 'Make another address' : 'Make an address'}
        </Button>
        {madeAt ? (
          <Button buttonStyle="secondary" isBusy={isBusy} onClick={() => void send('/plan/address/revoke')}>
            Revoke the address
          </Button>
        ) : null}
      </div>
    </section>
  );
}
