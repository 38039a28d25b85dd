'use client';

import { LocalTime } from '@/admin/local-time';
import type { Overview } from '../overview';

const by = (name: string | null) => (name ? ` by ${name}` : '');

export function Standing({ overview }: { overview: Overview }) {
  const { state, publishAt, plannedBy, publishedAt, publishedBy, undoableUntil, failure } = overview;
  if (state === 'published' && publishedAt)
    return (
      <p className="release-standing">
        <strong>Published</strong> <LocalTime time={publishedAt} />
        {by(publishedBy)}.
        {undoableUntil ? (
          <>
            {' '}
            It can be undone until <LocalTime time={undoableUntil} />.
          </>
        ) : null}
      </p>
    );
  if (state === 'undone')
    return (
      <p className="release-standing">
        <strong>Undone.</strong> The site is as it was before, and the documents are drafts again.
      </p>
    );
  return (
    <>
      <p className="release-standing">
        {publishAt ? (
          <>
            <strong>Scheduled</strong> for <LocalTime time={publishAt} isPlanned />
            {by(plannedBy)}.
          </>
        ) : (
          <>
            <strong>Open.</strong> Visitors see nothing of it yet.
          </>
        )}
      </p>
      {failure ? (
        <p role="alert" className="admin-error">
          It was not published as scheduled, and nothing was changed. {failure} Correct this, then publish it or set
          another time.
        </p>
      ) : null}
    </>
  );
}
