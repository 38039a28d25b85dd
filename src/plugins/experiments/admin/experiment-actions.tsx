'use client';

import { useState } from 'react';
import { Button } from '@/admin/panel/button';
import { Confirmation } from '@/admin/panel/confirmation';
import { type Letter, letters } from '@/lib/experiment';
import type { Overview } from '../overview';

export type Act = (action: 'variant' | 'start' | 'end' | 'take', body?: { letter: Letter }) => Promise<unknown>;
type Confirmed = { words: string; label: string; act: () => Promise<unknown> };

type Props = {
  overview: Overview;
  /** False while the form has unsaved changes. */
  isSaved: boolean;
  isBusy: boolean;
  onAct: Act;
};

function taking({ versions, state }: Overview, letter: Letter, onAct: Act): Confirmed {
  const name = versions.find((version) => version.letter === letter)?.name ?? '';
  const ending = state === 'running' ? ' The experiment ends.' : '';
  const words =
    letter === 'a'
      ? `The page stays as it is, and the variants are unpublished.${ending}`
      : `The sections of ${name} become the newest version of the page, and the variants are unpublished. You can restore the version before.${ending}`;
  return { words, label: `Take: ${name}`, act: () => onAct('take', { letter }) };
}

export function ExperimentActions({ overview, isSaved, isBusy, onAct }: Props) {
  const [confirming, setConfirming] = useState<Confirmed>();
  const { state, mayChange, problems, versions, winner } = overview;
  if (!mayChange) return null;
  if (state === 'draft')
    return (
      <>
        <div className="admin-actions">
          <Button isBusy={isBusy} disabled={!isSaved || problems.length > 0} onClick={() => void onAct('start')}>
            Start the experiment
          </Button>
          {versions.length < 4 ? (
            <Button
              buttonStyle="secondary"
              isBusy={isBusy}
              disabled={!isSaved}
              onClick={() => void onAct('variant', { letter: letters[versions.length] ?? 'd' })}
            >
              Make a variant
            </Button>
          ) : null}
        </div>
        {isSaved ? null : <p className="admin-quiet">Save the experiment to start it.</p>}
      </>
    );
  const ending = {
    words: 'All visitors see the page itself from now on. You can still take a version afterwards.',
    label: 'End now',
    act: () => onAct('end'),
  };
  return (
    <>
      <div className="admin-actions">
        {winner
          ? null
          : versions.map(({ letter, name }) => (
              <Button
                key={letter}
                buttonStyle="secondary"
                isBusy={isBusy}
                onClick={() => setConfirming(taking(overview, letter, onAct))}
              >
                {`Take ${letter === 'a' ? 'the page as it is' : name}`}
              </Button>
            ))}
        {state === 'running' ? (
          <Button buttonStyle="secondary" isBusy={isBusy} onClick={() => setConfirming(ending)}>
            End the experiment
          </Button>
        ) : null}
      </div>
      {confirming ? (
        <Confirmation
          label={confirming.label}
          isBusy={isBusy}
          onConfirm={() => void confirming.act().finally(() => setConfirming(undefined))}
          onCancel={() => setConfirming(undefined)}
        >
          <p>{confirming.words}</p>
        </Confirmation>
      ) : null}
    </>
  );
}
