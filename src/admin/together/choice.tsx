'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Conflict } from '@/lib/merge';
import { Button } from '../panel/button';
import { wordsOf } from './words';

export type ChoiceWords = { title: string; mine: string; theirs: string; allMine: string; allTheirs: string };

type Props = {
  words: ChoiceWords;
  conflicts: Conflict[];
  nameOf: (conflict: Conflict) => string;
  onChoose: (isMine: boolean[]) => Promise<boolean>;
  onLater: () => void;
  /** Why the last attempt failed. */
  error?: string;
};

export function Choice({ words, conflicts, nameOf, onChoose, onLater, error }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const [choices, setChoices] = useState<(boolean | undefined)[]>([]);
  const [isBusy, setBusy] = useState(false);
  const isChosen = conflicts.every((_, index) => choices[index] !== undefined);

  useEffect(() => {
    const { activeElement: before } = document;
    dialog.current?.showModal();
    // A dialog that is removed while it is open gives the focus to nobody.
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  const finish = async () => {
    setBusy(true);
    await onChoose(choices.map((isMine) => isMine === true));
    setBusy(false);
  };
  const all = (isMine: boolean) => setChoices(conflicts.map(() => isMine));

  // Outside the form, so that Enter does not save the document.
  return createPortal(
    <dialog ref={dialog} className="choice" aria-labelledby={title} onClose={onLater}>
      <h2 id={title}>{words.title}</h2>
      <p>Neither version is lost. Choose a version for each field.</p>
      <div className="choice-all">
        <Button buttonStyle="secondary" size="small" onClick={() => all(true)}>
          {words.allMine}
        </Button>
        <Button buttonStyle="secondary" size="small" onClick={() => all(false)}>
          {words.allTheirs}
        </Button>
      </div>
      {conflicts.map((conflict, index) => {
        const name = nameOf(conflict);
        const side = (isMine: boolean, value: unknown) => (
          <label className="choice-side">
            <span>
              <input
                type="radio"
                name={`${title}-${index}`}
                checked={choices[index] === isMine}
                onChange={() => setChoices(conflicts.map((_, at) => (at === index ? isMine : choices[at])))}
              />
              {isMine ? words.mine : words.theirs}
            </span>
            <span className="choice-words">{wordsOf(value) || '(empty)'}</span>
          </label>
        );
        return (
          <fieldset key={name} className="choice-field">
            <legend>{name}</legend>
            {side(true, conflict.mine)}
            {side(false, conflict.theirs)}
          </fieldset>
        );
      })}
      {error ? (
        <p role="alert" className="admin-error">
          {error}
        </p>
      ) : null}
      <div className="choice-actions">
        <Button size="small" isBusy={isBusy} disabled={!isChosen} onClick={() => void finish()}>
          Save my choices
        </Button>
        <Button buttonStyle="secondary" size="small" onClick={() => dialog.current?.close()}>
          Decide later
        </Button>
      </div>
    </dialog>,
    document.body,
  );
}
