'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { changesSince, type Place as FieldPlace, keyOf } from '@/lib/merge';
import { Button } from '../panel/button';
import { Choice } from '../together/choice';
import { wordsOf } from '../together/words';
import type { Place } from './kept';
import { timeOf } from './time-of';
import { nameOfChange } from './use-keeping';
import { type Offer, useKeptWords } from './use-kept-words';

type NameOf = (place: FieldPlace, document: Record<string, unknown>) => string;

function Changes({ offer, nameOf, onClose }: { offer: Offer; nameOf: NameOf; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return createPortal(
    <dialog ref={dialog} className="choice" aria-labelledby={title} onClose={onClose}>
      <h2 id={title}>Not saved at {timeOf(offer.at, Date.now())}</h2>
      {changesSince(offer.value.base, offer.value.mine).map((change) => (
        <section key={keyOf(change.place)} className="kept-change">
          <h3>{nameOfChange(change, offer.value, nameOf)}</h3>
          <del>{wordsOf(change.was) || '(empty)'}</del>
          <ins>{wordsOf(change.mine) || '(empty)'}</ins>
        </section>
      ))}
      <Button buttonStyle="secondary" size="small" onClick={() => dialog.current?.close()}>
        Close
      </Button>
    </dialog>,
    document.body,
  );
}

type Props = { place: Place; isNew: boolean; nameOf: NameOf; onRestored: () => void };

/** Offers what an earlier visit could not save. */
export function KeptOffer({ place, isNew, nameOf, onRestored }: Props) {
  const { offer, conflicts, later, restore, choose, discard } = useKeptWords(place, isNew, onRestored);
  const [isShown, setShown] = useState(false);
  const [isBusy, setBusy] = useState(false);
  if (!offer) return null;

  const count = offer.changes.length;
  const time = timeOf(offer.at, Date.now());
  const once = async (work: () => Promise<unknown>) => {
    setBusy(true);
    await work();
    setBusy(false);
  };
  const button = (label: string, onClick: () => void) => (
    <Button buttonStyle="secondary" size="small" isBusy={isBusy} onClick={onClick}>
      {label}
    </Button>
  );
  return (
    <section className="kept-offer" aria-label="Changes that were not saved">
      <span role="status">
        {count === 1 ? '1 change' : `${count} changes`} of {time} {count === 1 ? 'was' : 'were'} not saved
      </span>
      {button('Show', () => setShown(true))}
      {button('Restore', () => void once(restore))}
      {button('Discard', () => void once(discard))}
      {isShown ? <Changes offer={offer} nameOf={nameOf} onClose={() => setShown(false)} /> : null}
      {conflicts ? (
        <Choice
          key={JSON.stringify(conflicts)}
          words={{
            title: 'The same text has changed since',
            mine: `Yours of ${time}`,
            theirs: 'Now in the form',
            allMine: 'Keep all of mine',
            allTheirs: 'Keep all that is there now',
          }}
          conflicts={conflicts}
          nameOf={(conflict) => nameOf(conflict.place, offer.value.mine)}
          onChoose={choose}
          onLater={later}
        />
      ) : null}
    </section>
  );
}
