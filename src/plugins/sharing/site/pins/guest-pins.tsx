'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Pin } from '@/data/preview/pins';
import { beginning } from '@/lib/cut';
import type { GuestThread } from '@/plugins/comments/api';
import { findTexts } from '@/site/preview/known-texts';
import { PlacesInPage } from '@/site/preview/marks-in-page';
import { PlacedPins } from '@/site/preview/pins';
import { type Chosen, PLACING_KEY, usePlacing } from '@/site/preview/placing/use-placing';
import type { GuestPlace } from '../../guest-places';
import { Said } from '../said';
import { PinCard } from './pin-card';
import { type Limits, PinForm } from './pin-form';
import './pins.css';

type Props = {
  action: string;
  /** As it is sent with an answer. */
  version: string;
  places: GuestPlace[];
  threads: GuestThread[];
  limits: Limits;
};

const HINT = `Click or tap a place of the draft. With a keyboard: Tab to a section, then press ${PLACING_KEY} or Enter.`;
const OUTSIDE = 'This is not part of the draft. Choose another place.';

const pinOf = ({ id, path, spot, text, isResolved }: GuestThread, index: number): Pin[] =>
  path
    ? [
        {
          kind: 'comment',
          id,
          path,
          number: index + 1,
          label: `${isResolved ? 'Resolved comment' : 'Comment'} ${index + 1}: ${beginning(text, 60)}`,
          ...(spot && { spot }),
          ...(isResolved && { state: 'done' as const }),
        },
      ]
    : [];

/** Finds the parts of the draft in the page. Undefined until it has hydrated: without scripts there is only the form. */
function useKnownPlaces(places: GuestPlace[]): PlacesInPage | undefined {
  const [known, setKnown] = useState<PlacesInPage>();
  useEffect(() => {
    const found = new PlacesInPage();
    const stop = found.watch(document.body);
    const main = document.querySelector('main');
    const bySection = Map.groupBy(places, ({ path }) => /^blocks[.]\d+/.exec(path)?.[0]);
    for (const [section, texts] of bySection) {
      const scope = section ? document.querySelector(`[data-section="${section}"]`) : main;
      if (scope) findTexts(found, scope, texts);
    }
    setKnown(found);
    return stop;
  }, [places]);
  return known;
}

/** Comments as pins on a shared draft, for guests: those of their link, and a new one where they click. */
export function GuestPins({ action, version, places, threads: stored, limits }: Props) {
  const known = useKnownPlaces(places);
  return known ? <Placing {...{ action, version, places, stored, limits, known }} /> : null;
}

type PlacingProps = Omit<Props, 'threads'> & { stored: GuestThread[]; known: PlacesInPage };

function Placing({ action, version, places, stored, limits, known }: PlacingProps) {
  const [threads, setThreads] = useState(stored);
  const [isOn, setOn] = useState(false);
  const [chosen, setChosen] = useState<Chosen>();
  const [open, setOpen] = useState<{ id: string; left: number; top: number }>();
  const [showsResolved, setShowsResolved] = useState(false);
  const [words, setWords] = useState('');
  const [name, setName] = useState('');
  const [kept, setKept] = useState<Record<string, string>>({});
  const button = useRef<HTMLButtonElement>(null);
  const anchorOf = (path: string) => places.find((place) => place.path === path)?.anchor;

  const turn = (next: boolean) => {
    setOn(next);
    setWords(next ? HINT : '');
  };
  const close = () => {
    setChosen(undefined);
    setOpen(undefined);
    button.current?.focus({ preventScroll: true });
  };
  usePlacing({
    places: known,
    isOffered: true,
    isOn,
    onEnd: () => turn(false),
    onChosen: (place) => {
      const isKnown = place && anchorOf(place.path);
      setWords(isKnown ? HINT : OUTSIDE);
      setOpen(undefined);
      setChosen(isKnown ? place : undefined);
    },
  });

  const resolved = threads.filter(({ isResolved }) => isResolved).length;
  const pins = useMemo(() => {
    const own = threads.flatMap((thread, index) => (thread.isResolved && !showsResolved ? [] : pinOf(thread, index)));
    const number = threads.length + 1;
    if (!chosen) return own;
    const { path, spot } = chosen;
    const label = `Comment ${number}, not sent yet`;
    const fresh: Pin = { kind: 'comment', id: 'new', path, spot, number, label, state: 'new' };
    return [...own, fresh];
  }, [threads, showsResolved, chosen]);

  const thread = threads.find(({ id }) => id === open?.id);
  const key = thread?.id ?? 'new';
  const about = chosen ?? thread?.id;
  const now = useRef(about);
  now.current = about;
  const form = {
    action,
    limits,
    name,
    onName: setName,
    kept: kept[key] ?? '',
    onKept: (text: string) => setKept((all) => ({ ...all, [key]: text })),
    onClose: close,
    onStored: (stored: GuestThread[], sent: string) => {
      setThreads(stored);
      setKept((all) => (all[key] === sent ? { ...all, [key]: '' } : all));
      // Another pin may have been opened meanwhile.
      if (now.current === about) {
        close();
        turn(false);
      }
      setWords('Your comment was recorded. Thank you.');
    },
  };

  return (
    <>
      <div className="share-buttons">
        <button
          ref={button}
          type="button"
          className="button button-outline"
          aria-pressed={isOn}
          onClick={() => turn(!isOn)}
        >
          Comment on the page
        </button>
        {resolved > 0 ? (
          <label className="share-resolved">
            <input
              type="checkbox"
              checked={showsResolved}
              onChange={({ target }) => setShowsResolved(target.checked)}
            />
            Show resolved comments ({resolved})
          </label>
        ) : null}
      </div>
      <p aria-live="polite" className="share-status">
        {words}
      </p>
      {createPortal(
        <section className="guest-pins place-tools" aria-label="Pins on the page">
          <PlacedPins
            places={known}
            pins={pins}
            onPress={({ id = '' }, mark) => {
              if (id === 'new') return;
              const { left, top } = mark.getBoundingClientRect();
              setChosen(undefined);
              setWords(isOn ? HINT : '');
              setOpen({ id, left, top });
            }}
          />
          {chosen ? (
            <PinCard
              key={`${chosen.path} ${chosen.left} ${chosen.top}`}
              label="Comment on this place"
              at={chosen}
              onClose={close}
            >
              <PinForm
                {...form}
                label="Comment"
                about={{ version, anchor: anchorOf(chosen.path), spot: chosen.spot }}
              />
            </PinCard>
          ) : null}
          {thread && open ? (
            <PinCard key={thread.id} label={`Comment ${threads.indexOf(thread) + 1}`} at={open} onClose={close}>
              <Said {...thread} />
              <PinForm {...form} label="Reply" about={{ version, parent: thread.id }} />
            </PinCard>
          ) : null}
        </section>,
        document.body,
      )}
    </>
  );
}
