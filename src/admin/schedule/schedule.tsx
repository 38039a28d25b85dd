'use client';

import { toast, useDocumentInfo, useModal, useServerFunctions } from '@payloadcms/ui';
import { useLayoutEffect, useState } from 'react';
import type { ContentCollection } from '@/lib/content-collections';
import { scheduleModal } from '@/payload/schedule-modal';
import { whyNotSent } from '../ask';
import { FormDialog } from '../dialogs/form-dialog';
import { usePublishEntry } from '../publishing/publish-entries';
import { momentInWords, ownZone } from '../readable-time';
import { MomentInput } from './moment-input';
import { notePlanned } from './planned-count';
import './schedule.css';

type Type = 'publish' | 'unpublish';

const NOT_SENT = 'The site did not respond. Try again: the same change is never scheduled twice.';

/** Payload catches what has failed, and says so with the id of the document. */
const isNotSent = (error: string) => error.startsWith('Error scheduling ');

type Result = { error?: string };

type Props = { collection: ContentCollection; id: string; first: Type; onClose: () => void };

function ScheduleDialog({ collection, id, first, onClose }: Props) {
  const { schedulePublish } = useServerFunctions();
  const [type, setType] = useState(first);
  const [time, setTime] = useState('');

  const plan = async () => {
    const date = new Date(time);
    if (!time || date.getTime() <= Date.now()) return 'Choose a time in the future.';
    const doc = { relationTo: collection, value: id };
    const sent = schedulePublish({ type, date, doc, timezone: ownZone() }) as Promise<Result>;
    const { error } = await sent;
    if (error) return isNotSent(error) ? whyNotSent(NOT_SENT) : error;
    const verb = type === 'publish' ? 'Publishes' : 'Unpublishes';
    toast.success(`${verb} ${momentInWords(time)}.`);
    notePlanned();
  };
  return (
    <FormDialog title="Schedule" action="Schedule" send={plan} onClose={onClose}>
      <label>
        What happens
        <select value={type} onChange={({ target }) => setType(target.value === 'publish' ? 'publish' : 'unpublish')}>
          <option value="publish">Publish the newest draft</option>
          <option value="unpublish">Unpublish</option>
        </select>
      </label>
      <MomentInput label="When" value={time} onChange={setTime} />
    </FormDialog>
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
