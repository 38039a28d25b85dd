'use client';

import { Button, toast, useDocumentInfo, useForm } from '@payloadcms/ui';
import { useId, useState } from 'react';
import type { Standing } from '@/staff/editorial/endpoints';
import { readable } from '../readable-time';
import { PlanList } from '../schedule/plan-list';
import { PANEL_ID, stateNames } from './names';
import { useSaved } from './use-saved';
import { useStanding } from './use-standing';
import '../panel/panel.css';
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

export function ReviewPanel() {
  const { id, isTrashed } = useDocumentInfo();
  const { dispatchFields } = useForm();
  const whenSaved = useSaved();
  const { standing, error, take, forget } = useStanding();
  const [note, setNote] = useState('');
  const [isBusy, setBusy] = useState(false);
  const fieldId = useId();
  if (id === undefined || isTrashed) return null;
  if (!standing) {
    // Reserves space, so that fields below do not jump.
    return (
      <section id={PANEL_ID} className="sidebar-panel review-panel" aria-label="Review" tabIndex={-1}>
        <h3>Review</h3>
        {error ? <p className="sidebar-panel-error">{error}</p> : <p>Loading…</p>}
      </section>
    );
  }
  const action = actionOf(standing);
  const needsNote = action?.step === 'return' && note.trim() === '';

  const act = async ({ step, done }: Action) => {
    setBusy(true);
    // Includes the latest typing.
    const isSaved = await whenSaved();
    const now = isSaved ? await take(step, note) : undefined;
    if (!isSaved) toast.error('Your changes are not saved yet. Try again in a moment.');
    if (now) {
      // This step has saved a new version.
      dispatchFields({ type: 'UPDATE', path: 'updatedAt', value: now.updatedAt });
      dispatchFields({ type: 'UPDATE', path: 'editorial.state', value: now.state });
      setNote('');
      toast.success(done);
    }
    setBusy(false);
  };

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
        {error && <p className="sidebar-panel-error">{error}</p>}
      </div>
      {action && (
        <div className="review-panel__step">
          <label htmlFor={fieldId}>{action.noteLabel}</label>
          <textarea id={fieldId} rows={3} maxLength={1000} value={note} onChange={(e) => setNote(e.target.value)} />
          <Button
            buttonStyle="secondary"
            size="small"
            margin={false}
            disabled={isBusy || needsNote}
            onClick={() => void act(action)}
          >
            {action.label}
          </Button>
        </div>
      )}
      <PlanList plans={standing.plans} mayForget={standing.mayReview} onForget={forget} />
      <p className="sidebar-panel-quiet">
        {standing.lastEditor ? `Last changed by ${standing.lastEditor}.` : 'Last editor unknown.'}
      </p>
    </section>
  );
}
