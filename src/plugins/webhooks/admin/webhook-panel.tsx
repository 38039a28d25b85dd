'use client';

import { toast, useDocumentInfo } from '@payloadcms/ui';
import { useState } from 'react';
import { ask } from '@/admin/ask';
import { Button } from '@/admin/panel/button';
import { CopySecret } from '@/admin/panel/copy-secret';
import { usePanel } from '@/admin/panel/use-panel';
import type { ListedDelivery } from '../endpoints';
import { DeliveryTable } from './delivery-table';

type Reply = { message: string; isDelivered: boolean };

export function WebhookPanel() {
  const { id, lastUpdateTime } = useDocumentInfo();
  const [secret, setSecret] = useState('');
  const [isSending, setSending] = useState(false);
  const path = `/webhooks/${id}`;

  // A webhook switched on again may have sent waiting messages.
  const { data, error, load } = usePanel<{ deliveries: ListedDelivery[]; isSigned: boolean }>(
    id ? `${path}/log` : undefined,
    {
      after: lastUpdateTime,
    },
  );

  if (!id) return <p>Save the webhook first. Then it has a secret, and you can send a test.</p>;

  const show = async (method: 'GET' | 'POST') => {
    const response = await ask<{ secret: string }>(method, `${path}/secret`, method === 'POST' ? {} : undefined);
    if ('error' in response) return toast.error(response.error);
    setSecret(response.secret);
    if (method === 'POST') toast.success('The secret was changed. Messages carry both signatures for a day.');
  };
  const send = async (to: string) => {
    setSending(true);
    const response = await ask<Reply>('POST', `${path}${to}`, {});
    setSending(false);
    if ('error' in response) toast.error(response.error);
    else if (response.isDelivered) toast.success(`Delivered. ${response.message}`);
    else toast.error(`Not delivered. ${response.message}`);
    await load();
  };

  return (
    <div className="tool">
      {data?.isSigned ? (
        <section aria-label="Secret" className="tool-part">
          <h2>Secret</h2>
          <p>The receiver checks with it that a message comes from this site and was not changed.</p>
          {secret ? (
            <>
              <CopySecret label="Secret of the webhook" value={secret} />
              <Button size="small" buttonStyle="secondary" onClick={() => void show('POST')}>
                Change the secret
              </Button>
            </>
          ) : (
            <Button size="small" buttonStyle="secondary" onClick={() => void show('GET')}>
              Show the secret
            </Button>
          )}
        </section>
      ) : null}
      <section aria-label="Messages" className="tool-part">
        <h2>Messages</h2>
        <Button size="small" buttonStyle="secondary" isBusy={isSending} onClick={() => void send('/test')}>
          Send a test
        </Button>
        {error ? <p role="alert">{error}</p> : null}
        {data ? (
          <DeliveryTable
            deliveries={data.deliveries}
            onAgain={(delivery) => void send(`/deliveries/${delivery}/send`)}
          />
        ) : null}
      </section>
    </div>
  );
}
