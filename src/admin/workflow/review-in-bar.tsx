'use client';

import { toast, useDocumentInfo, useForm } from '@payloadcms/ui';
import { useEffect } from 'react';
import type { Standing } from '@/staff/editorial/endpoints';
import { adminPath } from '../admin-path';
import type { Outcome } from '../ask';
import { Button } from '../panel/button';
import { openPanel, SidePanel } from '../panel/side-panel';
import { usePublishEntry } from '../publishing/publish-entries';
import { readable } from '../readable-time';
import { PlanList } from '../schedule/plan-list';
import { sessionState } from '../session-ended/session-state';
import { SendingState } from '../small-forms/sending-state';
import { useSmallForm } from '../small-forms/use-small-form';
import { noteOf, panelOf, stateNames } from './names';
import { notePlans } from './planned';
import { ReviewerRow } from './reviewer-row';
import { SectionPictures } from './section-pictures';
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

type ChangesProps = { of: NonNullable<Standing['changes']>; id: string; collection: string };

function Changes({ of: { isNew, changes }, id, collection }: ChangesProps) {
  if (isNew)
    return (
      <div>
        <h3>What changed</h3>
        <p>All of it: it was never published.</p>
      </div>
    );
  return (
    <div>
      <h3>What changed</h3>
      {changes.length === 0 ? <p>No words differ from the published version.</p> : null}
      <ul className="admin-marked">
        {changes.map(({ words, section }) => (
          <li key={section?.id ?? words}>
            {words}
            {section && collection === 'pages' ? <SectionPictures id={id} section={section} /> : null}
          </li>
        ))}
      </ul>
      <a href={`${adminPath({ collection, id })}/versions`}>Compare the versions</a>
    </div>
  );
}

type OpenProps = { id: string | number; collection: string; mayReviewOnly: boolean };

function OpenReview({ id, collection, mayReviewOnly }: OpenProps) {
  const { dispatchFields } = useForm();
  const whenSaved = useSaved();
  const { standing, error, take, receive, forget } = useStanding();
  const action = standing && actionOf(standing);
  const [panel, field] = [panelOf(id), noteOf(id)];

  const hasPlans = Boolean(standing?.plans.length);
  useEffect(() => notePlans(String(id), hasPlans), [id, hasPlans]);

  const send = async (note: string): Promise<Outcome<Standing>> => {
    if (!action) return { is: 'refused', reason: 'Load the page again.' };
    // Includes the latest typing.
    if (await whenSaved()) return take(action.step, note);
    return sessionState.get() === 'ended' ? { is: 'signed-out' } : { is: 'refused', reason: NOT_SAVED };
  };
  const { values, change, state, isKept, isPending, submit, stop } = useSmallForm<Standing>({
    form: `editorial/${collection}/${id}`,
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
  const openNote = () => openPanel(panel, `#${CSS.escape(field)}`);
  const isSubmitted = standing?.state === 'submitted';
  usePublishEntry(
    mayReviewOnly
      ? {
          name: 'submit',
          order: 5,
          label: 'Submit for review…',
          reason: isSubmitted ? 'It is in review already.' : undefined,
          act: openNote,
        }
      : undefined,
  );
  const needsNote = action?.step === 'return' && values.text.trim() === '';

  return (
    <>
      <SidePanel id={panel} title="Review">
        {standing ? null : error ? <p className="admin-error">{error}</p> : <p>Loading…</p>}
        <div className="review-panel" aria-live="polite">
          {standing ? (
            action || standing.state !== 'writing' ? (
              <p className={`review-panel__state review-panel__state--${standing.state}`}>
                {stateNames[standing.state]}
              </p>
            ) : (
              <p>Not in review.</p>
            )
          ) : null}
          {standing && explain(standing) ? <p>{explain(standing)}</p> : null}
          {standing?.note ? <blockquote>{standing.note}</blockquote> : null}
          {standing && error ? <p className="admin-error">{error}</p> : null}
        </div>
        {standing?.changes ? <Changes of={standing.changes} id={String(id)} collection={collection} /> : null}
        {action && (
          <div className="admin-fields">
            <label htmlFor={field}>{action.noteLabel}</label>
            <textarea
              id={field}
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
              isBusy={isPending}
              disabled={needsNote}
              onClick={() => void submit()}
            >
              {action.label}
            </Button>
          </div>
        )}
        {standing ? <PlanList plans={standing.plans} mayForget={standing.mayReview} onForget={forget} /> : null}
        {standing ? (
          <p className="admin-quiet">
            {standing.lastEditor ? `Last changed by ${standing.lastEditor}.` : 'Last editor unknown.'}
          </p>
        ) : null}
      </SidePanel>
      {standing && action?.step === 'return' ? (
        <ReviewerRow by={standing.submittedBy} panel={panel} onReturn={openNote} />
      ) : null}
    </>
  );
}

/** The panel about the state of a document, and what a reviewer needs of it in the bar. */
export function ReviewInBar() {
  const { id, collectionSlug, hasPublishPermission, isTrashed } = useDocumentInfo();
  if (id === undefined || !collectionSlug || isTrashed) return null;
  return <OpenReview id={id} collection={collectionSlug} mayReviewOnly={!hasPublishPermission} />;
}
