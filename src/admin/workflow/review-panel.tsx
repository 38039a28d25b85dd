'use client';

import { Button, toast, useDocumentInfo, useForm } from '@payloadcms/ui';
import { useId } from 'react';
import type { Standing } from '@/staff/editorial/endpoints';
import type { Outcome } from '../ask';
import { readable } from '../readable-time';
import { PlanList } from '../schedule/plan-list';
import { sessionState } from '../session-ended/session-state';
import { SendingState } from '../small-forms/sending-state';
import { useSmallForm } from '../small-forms/use-small-form';
import { PANEL_ID, stateNames } from './names';
import { useSaved } from './use-saved';
import { useStanding } from './use-standing';
import './workflow.css';

function explain({ state, submittedBy, submittedAt }: Standing): string | undefined {
  const who = submittedBy ?? 'Someone';
  if (state === 'submitted')
    return `${who} submitted this for review${submittedAt ? ` on ${readable(submittedAt)}` : ''}.`;
  if (state === 'returned') return 'An editor returned this draft. Address the note, then submit it again.';
  return undefined;
}

type Action = { step: 'submit' | 'return'; label: string; noteLabel: string; done: string };

const submission: Action = {
  step: 'submit',
  label: 'Submit for review',
  noteLabel: 'Note for the editor (optional)',
  done: 'Submitted. An editor will look at it.',
};
const returning: Action = {
  step: 'return',
  label: 'Return with a note',
  noteLabel: 'What is missing?',
  done: 'Returned to its author.',
};

function actionOf({ state, mayReview }: Standing): Action | undefined {
  if (mayReview) return state === 'submitted' ? returning : undefined;
  return state === 'submitted' ? undefined : submission;
}

const NOT_SAVED = 'Your changes are not saved yet. Try again in a moment.';

export function ReviewPanel() {
  const { id, collectionSlug, isTrashed } = useDocumentInfo();
  const { dispatchFields } = useForm();
  const whenSaved = useSaved();
  const { standing, error, take, receive, forget } = useStanding();
  const action = standing && actionOf(standing);

  const send = async (note: string): Promise<Outcome<Standing>> => {
    if (!action) return { is: 'refused', reason: 'Load the page again.' };
    // Includes the latest typing.
    if (await whenSaved()) return take(action.step, note);
    return sessionState.get() === 'ended' ? { is: 'signed-out' } : { is: 'refused', reason: NOT_SAVED };
  };
  const { values, change, state, isKept, isPending, submit, stop } = useSmallForm<Standing>({
    form: `editorial/${collectionSlug}/${id}`,
    name: 'Note on the review',
    isShown: action !== undefined,
    send: ({ text }) => send(text.trim()),
    onStored: (now) => {
      receive(now);
      // This step has saved a new version.
      dispatchFields({ type: 'UPDATE', path: 'updatedAt', value: now.updatedAt });
      dispatchFields({ type: 'UPDATE', path: 'editorial.state', value: now.state });
      if (action) toast.success(action.done);
    },
  });
  const fieldId = useId();
  if (id === undefined || isTrashed) return null;
  if (!standing) {
    // Reserves space, so that fields below do not jump.
    return (
      <section id={PANEL_ID} className="sidebar-panel review-panel" aria-label="Review" tabIndex={-1}>
        <h3>Review</h3>
        {error ? <p className="admin-error">{error}</p> : <p>Loading…</p>}
      </section>
    );
  }
  const needsNote = action?.step === 'return' && values.text.trim() === '';

  return (
    <section id={PANEL_ID} className="sidebar-panel review-panel" aria-label="Review" tabIndex={-1}>
      <h3>Review</h3>
      <div aria-live="polite">
        {action || standing.state !== 'writing' ? (
          <p className={`review-panel__state review-panel__state--${standing.state}`}>{stateNames[standing.state]}</p>
        ) : (
          <p>Not in review.</p>
        )}
        {explain(standing) && <p>{explain(standing)}</p>}
        {standing.note && <blockquote>{standing.note}</blockquote>}
        {error && <p className="admin-error">{error}</p>}
      </div>
      {action && (
        <div className="review-panel__step">
          <label htmlFor={fieldId}>{action.noteLabel}</label>
          <textarea
            id={fieldId}
            rows={3}
            maxLength={1000}
            readOnly={isPending}
            value={values.text}
            onChange={({ target }) => change({ text: target.value })}
          />
          <SendingState state={state} isKept={isKept} onStop={stop} />
          <Button
            buttonStyle="secondary"
            size="small"
            margin={false}
            disabled={isPending || needsNote}
            onClick={() => void submit()}
          >
            {action.label}
          </Button>
        </div>
      )}
      <PlanList plans={standing.plans} mayForget={standing.mayReview} onForget={forget} />
      <p className="admin-quiet">
        {standing.lastEditor ? `Last changed by ${standing.lastEditor}.` : 'Last editor unknown.'}
      </p>
    </section>
  );
}
