'use client';

import { toast } from '@payloadcms/ui';
import { type SubmitEvent, useRef, useState } from 'react';
import { ask } from '@/admin/ask';
import { LocalTime } from '@/admin/local-time';
import { Button } from '@/admin/panel/button';
import { ConfirmDialog } from '@/admin/panel/confirm-dialog';
import { MomentInput } from '@/admin/schedule/moment-input';
import { SendList } from './send-list';
import { useSends } from './use-sends';

type SendRequest = { since: string | null; page: string | null; at: string | null };

const text = (data: FormData, name: string) => String(data.get(name) ?? '');

/** Form dates are in the reader's time zone. */
function requestOf(data: FormData, at: string): SendRequest {
  const who = text(data, 'who');
  const since = text(data, 'since');
  return {
    since: who === 'since' && since ? new Date(`${since}T00:00`).toISOString() : null,
    page: who === 'page' ? text(data, 'page') || null : null,
    at: text(data, 'when') === 'later' && at ? at : null,
  };
}

type Confirming = { request: SendRequest; recipients: number };

const people = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'subscriber' : 'subscribers'}`;

export function SendPanel({ id, isComplete }: { id: string; isComplete: boolean }) {
  const { sends, pages, error, load } = useSends(id);
  const [who, setWho] = useState('all');
  const [when, setWhen] = useState('now');
  const [at, setAt] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [confirming, setConfirming] = useState<Confirming>();
  const dialog = useRef<HTMLDialogElement>(null);

  const work = async (act: () => Promise<string | undefined>) => {
    setBusy(true);
    const failed = await act();
    setBusy(false);
    if (failed) toast.error(failed);
  };

  const count = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (when === 'later' && !at) return void toast.error('Choose when it starts.');
    const request = requestOf(new FormData(event.currentTarget), at);
    void work(async () => {
      const response = await ask<{ recipients: number }>('POST', `/newsletter-issues/${id}/audience`, request);
      if ('error' in response) return response.error;
      if (response.recipients === 0) return 'All of these subscribers have already received this issue.';
      setConfirming({ request, recipients: response.recipients });
      dialog.current?.showModal();
    });
  };

  const send = () =>
    work(async () => {
      const response = await ask<object>('POST', `/newsletter-issues/${id}/send`, {
        ...confirming?.request,
        recipients: confirming?.recipients,
      });
      dialog.current?.close();
      await load();
      if ('error' in response) return response.error;
      toast.success(confirming?.request.at ? 'The issue is planned.' : 'The issue is being sent.');
    });

  const stop = (one: string) =>
    work(async () => {
      const response = await ask<object>('POST', `/newsletter-issues/${id}/stop-send`, { send: one });
      await load();
      return 'error' in response ? response.error : undefined;
    });

  return (
    <section aria-labelledby="newsletter-send">
      <h2 id="newsletter-send">Send</h2>
      {isComplete ? (
        <form className="admin-fields newsletter-form" onSubmit={count}>
          <p className="admin-quiet">
            Sends the published version. No subscriber receives an issue twice, however often it is sent.
          </p>
          <label>
            To
            <select name="who" value={who} onChange={(event) => setWho(event.target.value)}>
              <option value="all">All subscribers</option>
              <option value="since">Those who subscribed since …</option>
              {pages.length > 0 ? <option value="page">Those who subscribed on …</option> : null}
            </select>
          </label>
          {who === 'since' ? (
            <label>
              Since
              <input type="date" name="since" required />
            </label>
          ) : null}
          {who === 'page' ? (
            <label>
              Page
              <select name="page">
                {pages.map(({ page, subscribers }) => (
                  <option key={page} value={page}>
                    {`${page} (${people(subscribers)})`}
                  </option>
                ))}
              </select>
            </label>
          ) : null}
          <label>
            When
            <select name="when" value={when} onChange={(event) => setWhen(event.target.value)}>
              <option value="now">Now</option>
              <option value="later">Later …</option>
            </select>
          </label>
          {when === 'later' ? <MomentInput label="At" value={at} onChange={setAt} /> : null}
          <Button type="submit" isBusy={isBusy}>
            Send…
          </Button>
        </form>
      ) : (
        <p className="admin-quiet">Add sections and publish the issue first: its mail leads to its page.</p>
      )}
      {error ? <p role="alert">{error}</p> : null}
      <SendList sends={sends} isBusy={isBusy} onStop={(one) => void stop(one)} />
      <ConfirmDialog
        dialog={dialog}
        title={`Send to ${people(confirming?.recipients ?? 0)}?`}
        confirm={confirming?.request.at ? 'Plan it' : 'Send now'}
        cancel="Back"
        isBusy={isBusy}
        onConfirm={() => void send()}
      >
        <p>
          {confirming?.request.at ? (
            <>
              It starts <LocalTime time={confirming.request.at} isPlanned />. The mail is the issue as it is published
              now; who has subscribed by then receives it.
            </>
          ) : (
            'What was sent cannot be taken back.'
          )}
        </p>
      </ConfirmDialog>
    </section>
  );
}
