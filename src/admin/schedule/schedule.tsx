'use client';

import { Button, toast, useDocumentInfo, useModal, useServerFunctions } from '@payloadcms/ui';
import { type SubmitEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ContentCollection } from '@/lib/content-collections';
import { scheduleModal } from '@/payload/schedule-modal';
import { usePublishEntry } from '../publishing/publish-entries';
import { momentInWords } from '../readable-time';
import { MomentInput } from './moment-input';
import { notePlanned } from './planned-count';
import './schedule.css';

type Type = 'publish' | 'unpublish';

const NOT_SENT = 'The site did not answer, and nothing was scheduled. Try again.';

type Answer = { error?: string };

type Props = { collection: ContentCollection; id: string; first: Type; onClose: () => void };

function ScheduleDialog({ collection, id, first, onClose }: Props) {
  const { schedulePublish } = useServerFunctions();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const [type, setType] = useState(first);
  const [time, setTime] = useState('');
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);

  const plan = async (event: SubmitEvent) => {
    event.preventDefault();
    const date = new Date(time);
    if (!time || date.getTime() <= Date.now()) return setError('Choose a time in the future.');
    setBusy(true);
    const doc = { relationTo: collection, value: id };
    const { timeZone: timezone } = Intl.DateTimeFormat().resolvedOptions();
    const sent = schedulePublish({ type, date, doc, timezone }) as Promise<Answer>;
    const answer = await sent.catch((): Answer => ({ error: NOT_SENT }));
    setBusy(false);
    if (answer.error) return setError(answer.error);
    const verb = type === 'publish' ? 'Publishes' : 'Unpublishes';
    toast.success(`${verb} ${momentInWords(time)}.`);
    notePlanned();
    dialog.current?.close();
  };

  // Outside the form of the document, so that Enter does not save it.
  return createPortal(
    <dialog ref={dialog} className="admin-dialog" aria-labelledby={heading} onClose={onClose}>
      <h2 id={heading}>Schedule</h2>
      <form className="admin-fields schedule-form" onSubmit={(event) => void plan(event)}>
        <label>
          What happens
          <select value={type} onChange={({ target }) => setType(target.value === 'publish' ? 'publish' : 'unpublish')}>
            <option value="publish">Publish the newest draft</option>
            <option value="unpublish">Unpublish</option>
          </select>
        </label>
        <MomentInput
          label="When"
          value={time}
          onChange={(value) => {
            setTime(value);
            setError('');
          }}
        />
        {error ? (
          <p role="alert" className="admin-error">
            {error}
          </p>
        ) : null}
        <div className="admin-actions">
          <Button type="submit" size="medium" margin={false} disabled={isBusy}>
            Schedule
          </Button>
          <Button size="medium" margin={false} buttonStyle="secondary" onClick={() => dialog.current?.close()}>
            Cancel
          </Button>
        </div>
      </form>
    </dialog>,
    document.body,
  );
}

/** Takes the place of Payload's drawer, which begins with an empty list of time zones. */
export function Schedule() {
  const { id, collectionSlug, hasPublishPermission, hasPublishedDoc, isTrashed, unpublishedVersionCount } =
    useDocumentInfo();
  const { closeModal, isModalOpen } = useModal();
  const [isOpen, setOpen] = useState(false);
  const modal = id === undefined ? undefined : scheduleModal(id);
  const isAsked = modal !== undefined && isModalOpen(modal);
  useLayoutEffect(() => {
    if (!isAsked) return;
    closeModal(modal);
    setOpen(true);
  }, [isAsked, modal, closeModal]);
  const isOffered = id !== undefined && hasPublishPermission && !isTrashed;
  usePublishEntry(
    isOffered ? { name: 'schedule', order: 10, label: 'Schedule…', act: () => setOpen(true) } : undefined,
  );
  if (!isOpen || id === undefined || !collectionSlug) return null;
  const first = hasPublishedDoc && unpublishedVersionCount === 0 ? 'unpublish' : 'publish';
  return (
    <ScheduleDialog
      collection={collectionSlug as ContentCollection}
      id={String(id)}
      first={first}
      onClose={() => setOpen(false)}
    />
  );
}
