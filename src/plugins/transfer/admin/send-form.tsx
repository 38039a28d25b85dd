'use client';

import { type FormEvent, useId, useState } from 'react';
import { ask, isRefused } from '@/admin/ask';
import { Button } from '@/admin/panel/button';
import type { Chosen } from '../collect';
import type { PlannedTransfer, SentTransfer } from '../source-endpoints';
import { PlanTable } from './plan-table';

type Props = {
  targets: { id: string; name: string }[];
  chosen: Chosen[];
  /** The title of the release that is sent; empty for documents. */
  release: string;
};

const countOf = (count: number) => (count === 1 ? '1 document' : `${count} documents`);

/** Chosen documents are compared with the other site first, then sent. */
export function SendForm({ targets, chosen, release: title }: Props) {
  const id = useId();
  const [target, setTarget] = useState(targets[0]?.id ?? '');
  const [isRelease, setRelease] = useState(title !== '');
  const [name, setName] = useState(title);
  const [plan, setPlan] = useState<PlannedTransfer>();
  const [overwrite, setOverwrite] = useState<ReadonlySet<string>>(new Set());
  const [sent, setSent] = useState<SentTransfer>();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');

  const nameOfTarget = targets.find((one) => one.id === target)?.name ?? '';
  const release = isRelease ? name.trim() : undefined;
  const isNamed = release !== '';

  const post = async <T extends object>(step: 'plan' | 'send', body: object): Promise<T | undefined> => {
    setBusy(true);
    setError('');
    const response = await ask<T>('POST', `/transfer-targets/${target}/${step}`, body);
    setBusy(false);
    if (!isRefused(response)) return response;
    setError(response.error);
    return undefined;
  };

  /** What was seen is no longer what would be sent. */
  const changed = () => {
    setPlan(undefined);
    setError('');
  };

  const look = async (event: FormEvent) => {
    event.preventDefault();
    if (!isNamed) return;
    const places = chosen.map(({ collection, id: document }) => ({ collection, id: document }));
    const seen = await post<PlannedTransfer>('plan', { places, release });
    if (!seen) return;
    setOverwrite(new Set());
    setPlan(seen);
  };

  const documents = plan?.outcome.documents ?? [];
  const isSent = ({ kind, source }: (typeof documents)[number]) =>
    kind === 'new' || kind === 'changed' || (kind === 'conflict' && overwrite.has(source));
  const sending = documents.filter(isSent);
  const send = async () => {
    if (!plan) return;
    const going = new Set(documents.filter((one) => isSent(one) || one.kind === 'same').map(({ source }) => source));
    const places = plan.places.filter((one) => going.has(one.id));
    const seen = Object.fromEntries(documents.flatMap(({ source, now }) => (now ? [[source, now]] : [])));
    const body = { transfer: plan.transfer, places, release, overwrite: [...overwrite], seen };
    const made = await post<SentTransfer>('send', body);
    if (!made) return;
    if (made.outcome.isMade) return setSent(made);
    setError(made.outcome.error ?? 'Nothing was written.');
    setPlan({ ...plan, outcome: made.outcome });
    const isAsSeen = ({ source, now }: (typeof documents)[number]) => !seen[source] || seen[source] === now;
    const still = new Set(made.outcome.documents.filter(isAsSeen).map(({ source }) => source));
    setOverwrite((before) => new Set([...before].filter((one) => still.has(one))));
  };

  if (sent) {
    const count = sent.outcome.documents.filter(({ kind }) => kind !== 'same').length;
    return (
      <div role="status">
        <p>
          {`${countOf(count)} arrived at ${nameOfTarget} ${sent.outcome.release ? `in the release “${sent.outcome.release.title}”` : 'as drafts'}. Nothing is public there until somebody publishes it.`}
        </p>
        <p>
          <a href={sent.href} target="_blank" rel="noreferrer">{`See it at ${nameOfTarget}`}</a>
        </p>
      </div>
    );
  }

  return (
    <>
      <form className="admin-fields transfer-form" onSubmit={(event) => void look(event)}>
        <p>
          {chosen.length === 1
            ? `Sends “${chosen[0]?.title}” with its pictures and the documents that it leads to`
            : `Sends ${countOf(chosen.length)} with their pictures and the documents that they lead to`}
          , where the other site lacks them.
        </p>
        <label htmlFor={`${id}-target`}>To</label>
        <select
          id={`${id}-target`}
          value={target}
          disabled={isBusy}
          onChange={(event) => {
            setTarget(event.target.value);
            changed();
          }}
        >
          {targets.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </select>
        <label htmlFor={`${id}-as`}>There</label>
        <select
          id={`${id}-as`}
          value={isRelease ? 'release' : 'drafts'}
          disabled={isBusy}
          onChange={(event) => {
            setRelease(event.target.value === 'release');
            changed();
          }}
        >
          <option value="drafts">As drafts</option>
          <option value="release">In an open release</option>
        </select>
        {isRelease ? (
          <>
            <label htmlFor={`${id}-name`}>Name of the release</label>
            <input
              id={`${id}-name`}
              value={name}
              required
              readOnly={isBusy}
              maxLength={120}
              autoComplete="off"
              onChange={(event) => {
                setName(event.target.value);
                changed();
              }}
            />
          </>
        ) : null}
        <div className="admin-actions">
          <Button type="submit" buttonStyle={plan ? 'secondary' : 'primary'} isBusy={isBusy} disabled={!isNamed}>
            Compare with that site
          </Button>
        </div>
      </form>
      <p role="status" className="transfer-status">
        {isBusy ? 'Working…' : ''}
      </p>
      {error ? (
        <p role="alert" className="admin-error">
          {error}
        </p>
      ) : null}
      {plan ? (
        <>
          <PlanTable
            outcome={plan.outcome}
            overwrite={overwrite}
            onOverwrite={(source, isOn) =>
              setOverwrite(
                (before) => new Set(isOn ? [...before, source] : [...before].filter((one) => one !== source)),
              )
            }
          />
          <div className="admin-actions">
            <Button isBusy={isBusy} disabled={sending.length === 0} onClick={() => void send()}>
              {sending.length === 0 ? 'Nothing to send' : `Send ${countOf(sending.length)}`}
            </Button>
          </div>
        </>
      ) : null}
    </>
  );
}
